// What of an order can be exchanged, and for what: for the dialog of staff.
import type { ExchangeChoices } from '@taana-baana/contract/admin/schemas/selling/exchanges.ts';
import type { Database } from '../../../../database/tables.ts';
import type { MailDeps } from '../../../../deps.ts';
import { listProductColors } from '../../../catalog/products/products.service.ts';
import { listOwnSizes } from '../../../product-sizes.ts';
import { findRecipient } from '../../order/order-customers.repository.ts';
import { listLines } from '../../order/order-goods.repository.ts';
import { listSizeStates } from '../../goods/stock/stock.repository.ts';
import { requireOrder } from '../../order/order-records.service.ts';
import { readExchangeFacts } from './exchange-facts.service.ts';

export async function readExchangeChoices(deps: MailDeps, number: string): Promise<ExchangeChoices> {
  const order = await requireOrder(deps.db, number);
  const bought = await listLines(deps.db, [order.id]);
  const products = bought.map((line) => line.product_id);
  const colors = await listProductColors(deps, products);
  const sizes = await listOwnSizes(deps.db, products);
  const stock = await listStock(deps.db, products);
  const facts = (await readExchangeFacts(deps, [order], bought)).get(order.id);
  return {
    hasMail: (await findRecipient(deps.db, order)) !== undefined,
    until: facts?.canExchangeUntil ?? null,
    lines: bought.flatMap((line) => {
      const left = facts?.left.get(line.id) ?? 0;
      const offered = colors.get(line.product_id);
      const own = sizes.get(line.product_id);
      if (left === 0 || !offered) return [];
      return {
        id: line.id,
        title: line.title,
        color: { id: line.color_id, title: line.color_title },
        size: line.size,
        left,
        colors: offered.map(({ _id: id, title }) => ({ id, title })),
        ...(own && { sizes: own }),
        stock: (stock.get(line.product_id) ?? []).map(({ product: _product, ...count }) => count),
      };
    }),
  };
}

/** By product. One that sells on is never sold out; a size that is not offered always is. */
async function listStock(db: Database, products: readonly string[]) {
  const states = await listSizeStates(db, products);
  const counted = states.flatMap((state) => {
    const { product_id: product, color_id: color, size, stock, reserved } = state;
    const isOut = state.is_sold_out === 1 || state.is_offered === 0;
    const left = isOut ? 0 : (stock ?? 0) - reserved;
    return isOut || left > 0 ? { product, color, size, left } : [];
  });
  return Map.groupBy(counted, ({ product }) => product);
}
