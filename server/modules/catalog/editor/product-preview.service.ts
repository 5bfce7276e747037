// A link that shows the draft of a product to anyone who has it, for an hour.
import type { ProductPreview } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import * as messages from '@taana-baana/contract/admin/texts/catalog/product-messages.ts';
import { type Product, serverMessages } from '@taana-baana/contract';
import { productHref } from '@taana-baana/contract/pages.ts';
import { hashToken, newToken } from '../../../credentials/secret-tokens.ts';
import type { Database } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { type Actor, recordAction } from '../../shop/audit-log/audit-log.service.ts';
import { toPicture } from '../../picture.mapping.ts';
import { pricesAt } from './prices.ts';
import { colorKey, toPublishable } from './product-content.ts';
import { findDraft, findPreviewedDraft, updateDraft } from './drafts/product-drafts.repository.ts';
import { asDrawn, toColor } from '../../swatch.mapping.ts';
import { toContent } from './product-editor.service.ts';
import { findPhotos } from '../../shop/photos/photos.service.ts';
import { listColors } from './product-writer.repository.ts';

const previewMinutes = 60;

/** The previous link stops working. */
export async function previewProduct(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  id: string,
  actor: Actor,
): Promise<ProductPreview> {
  const token = newToken();
  const until = new Date(clock.now().getTime() + previewMinutes * 60_000).toISOString();
  const link = { preview_hash: hashToken(token), preview_until: until };
  await db.transaction().execute(async (trx) => {
    const draft = await findDraft(trx, id);
    if (!draft || !(await updateDraft(trx, draft, link))) throw new AppError('conflict', messages.noDraft);
    await recordAction(trx, clock, actor, { action: 'product preview', subject: `product ${id}` });
  });
  return { url: `${config.publicUrl}${productHref(id)}?preview=${token}`, until };
}

/** Throws `not-found` if the link is unknown or expired, or the draft was published or discarded. */
export async function readProductPreview(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { id, token }: { readonly id: string; readonly token: string },
): Promise<Product> {
  const now = clock.now();
  const draft = await findPreviewedDraft(db, { product: id, hash: hashToken(token), now: now.toISOString() });
  if (!draft) throw new AppError('not-found', serverMessages.previewOver);
  return toShopProduct(db, config, { id, content: toPublishable(toContent(draft), (photo) => photo), now });
}

/** As the shop will show it. A colour that no product has yet uses its title as id. */
async function toShopProduct(
  db: Database,
  config: Deps['config'],
  { id, content, now }: { id: string; content: ReturnType<typeof toContent>; now: Date },
): Promise<Product> {
  const photos = await findPhotos(
    db,
    content.photos.map((photo) => photo.id),
  );
  const ids = new Map((await listColors(db)).map((color) => [colorKey(color.title), color.id]));
  const colorId = (title: string): string => ids.get(colorKey(title)) ?? title;
  const prices = pricesAt(content, now);
  const images = content.photos.flatMap(({ id: photo, alt, color }) => {
    const picture = photos.get(photo)?.picture;
    if (!picture) return [];
    return toPicture({ ...picture, alt, color_id: color === null ? null : colorId(color) }, config.pictureOrigin);
  });
  const notOffered = content.variants.filter(({ isOffered }) => !isOffered);
  return {
    _id: id,
    title: content.title,
    brand: content.brand,
    price: prices.price,
    totalrating: 0,
    ratingsCount: 0,
    images,
    category: content.category,
    tags: content.tags.join(','),
    description: content.description,
    color: content.colors.map(({ title, css }) => asDrawn(toColor({ id: colorId(title), title, css }), images)),
    ratings: [],
    createdAt: now.toISOString(),
    ...(notOffered.length > 0 && {
      notOffered: notOffered.map(({ color, size }) => ({ color: colorId(color), size })),
    }),
    ...(content.mrp !== null && content.mrp > prices.price && { mrp: content.mrp }),
    ...(prices.regular_price !== null &&
      prices.regular_price !== prices.price && {
        regularPrice: prices.regular_price,
        ...(prices.sale_until !== null && { saleUntil: prices.sale_until }),
      }),
    ...(content.maker !== null && { maker: content.maker }),
    ...(content.origin !== null && { origin: content.origin }),
  };
}
