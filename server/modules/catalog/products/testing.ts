// For tests: a small catalogue folder of two products and a post, with finished pictures and one
// original; and what an owner does to products.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { type Size, sizes } from '@taana-baana/contract';
import { usualLowStock } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import { recordChange } from '../../../database/changes.ts';
import type { TestShop } from '../../../testing.ts';

export interface TestCatalog {
  readonly folder: string;
  /** Rewrites catalogue.json with some parts replaced. */
  write(parts: Record<string, unknown>): Promise<void>;
  close(): Promise<void>;
}

export const warli = {
  id: 'warli-village-tee',
  title: 'Warli Village Tee',
  brand: 'Dhaaga',
  category: 'Classic',
  price: 799,
  tags: ['popular', 'craft'],
  description: '<p>Heavy cotton.</p><script>alert(1)</script>',
  colors: ['Maroon', 'Navy'],
  createdAt: '2026-06-12T10:00:00+05:30',
  images: [
    { file: 'warli-front', alt: 'Front' },
    { file: 'warli-camera.png', alt: 'Worn' },
  ],
  reviews: [
    { star: 5, comment: 'Lovely', createdAt: '2026-06-20T10:00:00.000Z' },
    { star: 4, comment: 'Good', createdAt: '2026-06-21T10:00:00.000Z' },
  ],
};

export const monsoon = {
  id: 'monsoon-waves-tee',
  title: 'Monsoon Waves',
  brand: 'Aasmaan',
  category: 'Oversized',
  price: 1299,
  tags: [],
  description: '<p>Rain.</p>',
  colors: ['Navy'],
  createdAt: '2026-07-01',
  images: [{ file: 'warli-front', alt: 'Front' }],
};

export const post = {
  id: 'why-the-name',
  title: 'Why the name',
  category: 'Our Story',
  description: '<p>Warp and weft.</p>',
  createdAt: '2026-01-26T05:30:00.000Z',
  images: [{ file: 'warli-front', alt: 'Threads' }],
};

export const catalog = {
  colors: [{ title: 'Maroon' }, { title: 'Navy' }],
  products: [warli, monsoon],
  posts: [post],
};

export async function createTestCatalog(): Promise<TestCatalog> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-catalogue-'));
  const pictures = join(folder, 'pictures');
  await mkdir(pictures);
  const variants = [
    { width: 400, format: 'avif', file: 'warli-front-400.1a2b.avif' },
    { width: 400, format: 'webp', file: 'warli-front-400.3c4d.webp' },
    { width: 400, format: 'jpeg', file: 'warli-front-400.5e6f.jpg' },
  ];
  for (const { file } of variants) await writeFile(join(pictures, file), `content of ${file}`);
  const manifest = { 'warli-front': { width: 400, height: 404, color: '#7a1f2b', variants } };
  await writeFile(join(pictures, 'manifest.json'), JSON.stringify(manifest));
  await sharp({ create: { width: 300, height: 320, channels: 3, background: '#1f3a7a' } }).toFile(
    join(pictures, 'warli-camera.png'),
  );
  const write = (parts: Record<string, unknown>) =>
    writeFile(join(folder, 'catalogue.json'), JSON.stringify({ ...catalog, ...parts }));
  await write({});
  return { folder, write, close: () => rm(folder, { recursive: true, force: true }) };
}

type Shop = Pick<TestShop, 'deps'>;

/** As the admin does, in one step with the announcement. */
async function change(shop: Shop, make: () => Promise<unknown>): Promise<void> {
  await make();
  shop.deps.changes.publish(await recordChange(shop.deps.db, { data: 'catalog' }));
}

export const archive = (shop: Shop, id: string) =>
  change(shop, () => shop.deps.db.updateTable('products').set({ status: 'archived' }).where('id', '=', id).execute());

/** The product is not offered any more in these sizes of the colour; without sizes, in none. */
export const stopOffering = (shop: Shop, product: string, color: string, left: readonly Size[] = sizes) =>
  change(shop, () =>
    shop.deps.db
      .insertInto('product_variants')
      .values(
        left.map((size) => ({
          id: v7(),
          product_id: product,
          color_id: color,
          size,
          stock: null,
          reserved: 0,
          low_stock: usualLowStock,
          is_offered: 0,
        })),
      )
      .onConflict((conflict) => conflict.columns(['product_id', 'color_id', 'size']).doUpdateSet({ is_offered: 0 }))
      .execute(),
  );

/** The product does not come in this colour any more. */
export const dropColor = (shop: Shop, product: string, color: string) =>
  change(shop, () =>
    shop.deps.db.deleteFrom('product_colors').where('product_id', '=', product).where('color_id', '=', color).execute(),
  );

/** The owner picks the colour's swatch. */
export const pickSwatch = (shop: Shop, title: string, css: string) =>
  change(shop, () => shop.deps.db.updateTable('colors').set({ css }).where('title', '=', title).execute());
