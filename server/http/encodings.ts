// One body in the encodings that a client may take: brotli, gzip, or as it is.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const takesBrotli = accepts('br');
const takesGzip = accepts('gzip');

export function acceptedEncoding(header = ''): Encoding {
  if (takesBrotli.test(header)) return 'br';
  return takesGzip.test(header) ? 'gzip' : 'identity';
}

function accepts(name: string): RegExp {
  return new RegExp(`(^|[\\s,])${name}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i');
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** At the quality for what is made in a request's time; the build compresses its own files harder. */
const quality = 5;
const windowBits = 18;

export async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return zip(body);
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // As large as the largest page: more would cost memory for nothing.
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
    },
  });
}
