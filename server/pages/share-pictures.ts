// The picture of a product that chats and networks show with a shared link: 1200 x 630, the tee
// beside the shop's name and a woven edge. Composed when first asked for, then cached.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Product, serverMessages } from '@taana-baana/contract';
import type { Deps } from '../deps.ts';
import { plainBody } from '../http/cache/response-cache.ts';
import { AppError } from '../modules/app-error.ts';
import { createSemaphore } from '../modules/semaphore.ts';

const [width, height] = [1200, 630];
const logoFile = path.join(import.meta.dirname, '..', '..', 'storefront', 'art', 'logo.svg');
/** Each takes 60 ms of a core and 20 MB. */
const maxAtOnce = 2;
/** In pixels: the selvedge of the page, stood up. */
const edge = 18;
const ground = '#f8f3ea';

export function registerSharePictures(app: FastifyInstance, { config }: Pick<Deps, 'config'>): void {
  const semaphore = createSemaphore(maxAtOnce);
  app.get<{ Params: { id: string } }>('/share/:id.jpg', (request, reply) => {
    const { id } = request.params;
    return app.responseCache.send(request, reply, `/share/${id}.jpg`, async () => {
      const product = await app.callApi('getProduct', { params: { id } });
      const [picture] = (JSON.parse(plainBody(product).toString()) as Product).images;
      if (!picture) throw new AppError('not-found', serverMessages.notFound);
      const file = path.join(config.dataDir, 'images', path.basename(picture.url));
      return {
        status: 200,
        headers: {
          'content-type': 'image/jpeg',
          'cache-control': 'public, max-age=86400',
          'cross-origin-resource-policy': 'cross-origin',
        },
        body: await semaphore.run(async () => compose(await readFile(file))),
        tags: product.tags,
      };
    });
  });
}

async function compose(garment: Buffer): Promise<Buffer> {
  // Loaded with the first picture, as at an import: it takes 28 MB.
  const { default: sharp } = await import('sharp');
  const square = await sharp(garment).resize(height, height, { fit: 'cover' }).toBuffer();
  const logo = await sharp(await readFile(logoFile), { density: 200 })
    .resize({ width: 400 })
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([
      { input: square, left: width - height, top: 0 },
      { input: Buffer.from(weave), left: width - height - edge, top: 0 },
      { input: logo, left: 76, top: 284 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** Three threads, the first one stitched. */
const weave = `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${height}">
<rect width="6" height="${height}" fill="#a32633"/><rect x="6" width="6" height="${height}" fill="#dfa02a"/>
<rect x="12" width="6" height="${height}" fill="#2d3b73"/>
<path d="M9 0V${height}" stroke="${ground}" stroke-width="6" stroke-dasharray="6 30"/></svg>`;
