// Optional details of a product in a catalogue folder: status, MRP, a sale, tax and origin, colours
// and sizes. Details that it leaves out stay unchanged.
import { type Size, sizes } from '@taana-baana/contract';
import {
  type PublishedState,
  productLengths,
  productStates,
} from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { type AgeGroup, type Gender, ageGroups, genders } from '@taana-baana/contract/merchants/audiences.ts';
import * as z from 'zod/mini';
import { hasRate } from '@taana-baana/contract/tax/gst-rates.ts';
import type { Database } from '../../../../database/tables.ts';
import type { Deps } from '../../../../deps.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { saveOffers } from '../../../selling/goods/stock/offers.service.ts';
import { beginCount } from '../../../selling/goods/stock/stock.service.ts';
import { pricesAt, readPrices } from '../../editor/prices.ts';

const publishedStates = productStates.filter((state): state is PublishedState => state !== 'draft');

type Time = z.ZodMiniType<string>;

/** `time`: a date and time in the folder's form. */
export const detailFields = (time: Time) => {
  const text = (max: number) =>
    z.optional(z.string('must be a text').check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(max)));
  const rupees = z
    .int('must be a whole number of rupees from 1')
    .check(z.gte(1, 'must be a whole number of rupees from 1'));
  const truth = z.optional(z.boolean('must be true or false'));
  return {
    status: z.optional(z.enum(publishedStates, 'must be active or archived')),
    mrp: z.optional(rupees),
    sale: z.optional(z.strictObject({ price: rupees, from: z.optional(time), until: z.optional(time) })),
    hsn: z.optional(
      z.string().check(
        z.regex(/^(\d{4}|\d{6}|\d{8})$/, 'must have 4, 6 or 8 digits'),
        z.refine((hsn) => hasRate(hsn), 'must be of chapter 61, 62 or 63'),
      ),
    ),
    maker: text(productLengths.maker),
    origin: text(productLengths.origin),
    gender: z.optional(z.enum(genders, `must be one of ${genders.join(', ')}`)),
    ageGroup: z.optional(z.enum(ageGroups, `must be one of ${ageGroups.join(', ')}`)),
    allowsOversell: truth,
    variants: z.optional(
      z.array(
        z.strictObject({
          color: z.string('must be the title of a colour'),
          size: z.enum(sizes, `must be one of ${sizes.join(', ')}`),
          sku: text(productLengths.sku),
          isOffered: truth,
          stock: z.optional(z.int('must be a whole number').check(z.gte(0), z.lte(100_000))),
        }),
      ),
    ),
  };
};

interface Details {
  readonly id: string;
  readonly price: number;
  readonly status?: PublishedState | undefined;
  readonly mrp?: number | undefined;
  readonly sale?:
    | { readonly price: number; readonly from?: string | undefined; readonly until?: string | undefined }
    | undefined;
  readonly hsn?: string | undefined;
  readonly maker?: string | undefined;
  readonly origin?: string | undefined;
  readonly gender?: Gender | undefined;
  readonly ageGroup?: AgeGroup | undefined;
  readonly allowsOversell?: boolean | undefined;
  readonly variants?:
    | readonly {
        readonly color: string;
        readonly size: Size;
        readonly sku?: string | undefined;
        readonly isOffered?: boolean | undefined;
        readonly stock?: number | undefined;
      }[]
    | undefined;
}

/** In the transaction of the import, after the products and their colours. `colorIds` by title. */
export async function writeDetails(
  trx: Database,
  { clock }: Pick<Deps, 'clock'>,
  products: readonly Details[],
  colorIds: ReadonlyMap<string, string>,
): Promise<void> {
  const colorOf = (title: string): string => colorIds.get(title) ?? '';
  for (const product of products) {
    const { id, status, mrp, hsn, maker, origin, gender, ageGroup, allowsOversell, variants } = product;
    const row = await trx.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await trx
      .updateTable('products')
      .set({
        ...pricesAt({ ...readPrices(row), price: product.price, ...saleOf(product) }, clock.now()),
        ...(status !== undefined && { status }),
        ...(mrp !== undefined && { mrp }),
        ...(hsn !== undefined && { hsn }),
        ...(maker !== undefined && { maker }),
        ...(origin !== undefined && { origin }),
        ...(gender !== undefined && { gender }),
        ...(ageGroup !== undefined && { age_group: ageGroup }),
        ...(allowsOversell !== undefined && { allows_oversell: Number(allowsOversell) }),
      })
      .where('id', '=', id)
      .execute();
    if (!variants) continue;
    const offers = variants.map(({ color, size, sku = null, isOffered = true }) => ({
      color: colorOf(color),
      size,
      sku,
      isOffered,
    }));
    await saveOffers(trx, id, offers);
    const counted = await trx
      .selectFrom('product_variants')
      .select(['color_id', 'size'])
      .where('product_id', '=', id)
      .where('stock', 'is not', null)
      .execute();
    for (const { color, size, stock } of variants) {
      const isCounted = counted.some((one) => one.color_id === colorOf(color) && one.size === size);
      if (stock === undefined || isCounted) continue;
      await beginCount(trx, clock, { product: id, color: colorOf(color), size }, commandLine, stock);
    }
  }
}

/** Nothing if the folder names no sale. */
function saleOf({ sale }: Details) {
  return sale && { salePrice: sale.price, saleFrom: sale.from ?? null, saleUntil: sale.until ?? null };
}
