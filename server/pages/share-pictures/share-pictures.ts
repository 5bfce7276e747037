// The pictures that chats and networks show with a shared link. Composed when first asked for, then
// cached until the product or the settings change.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { defaultLook } from '@taana-baana/contract/colors/colors.ts';
import { type Product, listPrice, serverMessages } from '@taana-baana/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../modules/app-error.ts';
import { createSemaphore } from '../../modules/semaphore.ts';
import { composeSharePicture, squareOf } from './share-picture.ts';
import { composeShopPicture, drawn } from './shop-picture.ts';

/** Each takes 120 ms of a core and 20 MB. */
const maxAtOnce = 2;
const headers = {
  'content-type': 'image/jpeg',
  'cache-control': 'public, max-age=86400',
  'cross-origin-resource-policy': 'cross-origin',
};

export function registerSharePictures(
  app: FastifyInstance,
  { pictures, settings }: Pick<Deps, 'pictures' | 'settings'>,
): void {
  const semaphore = createSemaphore(maxAtOnce);
  const read = (url: string) => pictures.read(path.basename(url));
  app.get('/share.jpg', (request, reply) =>
    app.responseCache.send(request, reply, '/share.jpg', async () => {
      const { name, look, logo } = settings.current();
      const body =
        name === drawn.name && !logo && look.primary === defaultLook.primary && look.accent === defaultLook.accent
          ? await readFile(drawn.file)
          : await semaphore.run(async () =>
              composeShopPicture({ name, look }, logo ? await read(logo.icon512) : undefined),
            );
      return { status: 200, headers, body, tags: ['settings'] };
    }),
  );
  app.get<{ Params: { id: string } }>('/share/:id.jpg', (request, reply) => {
    const { id } = request.params;
    // Without the query, which is for caches of others: the picture is always the newest.
    return app.responseCache.send(request, reply, `/share/${id}.jpg`, async () => {
      const answer = await app.callApi('getProduct', { params: { id } });
      const { title, price, images } = JSON.parse(answer.body.toString()) as Product;
      const [picture] = images;
      if (!picture) throw new AppError('not-found', serverMessages.notFound);
      const drawing = await read(picture.url);
      if (!drawing) throw new AppError('not-found', serverMessages.notFound);
      const { name, look } = settings.current();
      const texts = { shop: name, title, price: listPrice(price) };
      return {
        status: 200,
        headers,
        body: await semaphore.run(async () => composeSharePicture(await squareOf(drawing, picture), texts, look)),
        tags: [...(answer.tags ?? []), 'settings'],
      };
    });
  });
}
