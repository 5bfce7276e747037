// Whether a release comes from its makers: the checksum of its archive is signed (Ed25519), and the
// running version holds their public key. A checksum alone proves nothing: a person who can replace
// an archive can replace its checksum too.
import { type KeyObject, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../problem.ts';

const keyFile = join(import.meta.dirname, '..', '..', 'release-key.pem');

export const releaseKey = (): KeyObject => createPublicKey(readFileSync(keyFile));

/**
 * The SHA-256 in the text of a `.sha256`; throws a Problem unless its `.sha256.sig` is of that key.
 * `name`: of the archive.
 */
export function signedSum(name: string, sums: Buffer, signature: Buffer, key: KeyObject): string {
  if (!verify(null, sums, key, signature)) {
    throw new Problem(
      `${name} is not signed with the key of the version that runs (deploy/release-key.pem): anybody may have made it. Nothing was changed. For a release that you made yourself, see docs/install.md.`,
    );
  }
  const sum = /^[0-9a-f]{64}\b/.exec(sums.toString('utf8'))?.[0];
  if (!sum) throw new Problem(`${name}.sha256 contains no checksum.`);
  return sum;
}
