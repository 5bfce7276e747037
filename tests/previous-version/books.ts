// What a running server says of its money: the month, balances, orders, and the PDF of each document.
import { createHash } from 'node:crypto';
import { accountingExports } from '@taana-baana/contract/admin/paths/accounting-paths.ts';
import { indianDayOf } from '@taana-baana/contract/calendar/indian-days.ts';
import { monthOf } from '@taana-baana/contract/calendar/indian-months.ts';
import { type Customer, type Doors, ownerOf, visit } from './people.ts';

/** Since then, the names of columns have changed, and the first of a row of `orders`. */
const same = (row: string) => row;
const figuresIn: Partial<Record<string, typeof same>> = { orders: (row) => row.split(',').slice(-18).join() };

/** Named by `title` in the previous version. */
interface Sold {
  readonly title?: string;
  readonly label?: string;
  readonly pieces: number;
}

export async function readBooks(doors: Doors, customers: readonly Customer[]) {
  const owner = ownerOf(doors);
  const get = (path: string) => owner('GET', path);
  const file = async (path: string) => {
    const response = await visit(`${doors.adminUrl}/api/${path}`, { cookie: doors.cookie, origin: doors.adminUrl });
    return Buffer.from(await response.arrayBuffer());
  };
  const month = monthOf(indianDayOf(new Date()));
  const { orders } = (await get('orders')) as { orders: { number: string }[] };
  const listed = await get(`accounting/documents?month=${month}`);
  const { documents } = listed as { documents: { id: string; number: string }[] };
  const tables: Record<string, string[]> = {};
  // The previous version has not this one.
  for (const what of accountingExports.filter((name) => name !== 'taxes')) {
    const text = (await file(`accounting/export/${what}?month=${month}`)).toString();
    tables[what] = text
      .split('\r\n')
      .slice(1)
      .map(figuresIn[what] ?? same);
  }
  const pdfs: Record<string, string> = {};
  for (const { id, number } of documents) {
    pdfs[number] = createHash('sha256')
      .update(await file(`documents/${id}`))
      .digest('hex');
  }
  const pages: Record<string, object> = {};
  for (const { number } of orders) {
    const { amounts, payment, refunds, disputes, documents: issued, note } = await get(`orders/${number}`);
    pages[number] = { amounts, payment, refunds, disputes, issued, note };
  }
  const balances = await Promise.all(customers.map(({ ask }) => ask('GET', 'user/credit')));
  const { bridge, provider } = await get(`reconciliation?month=${month}`);
  const period = `from=${month}-01&to=${indianDayOf(new Date())}`;
  const { products, ...sales } = await get(`sales?${period}`);
  // A table of its own since this version.
  const sold = (products ?? (await get(`sales/by/product?${period}`)).rows) as Sold[];
  return {
    orders,
    pages,
    documents,
    tables,
    pdfs,
    balances,
    bridge,
    provider,
    month: await get(`accounting?month=${month}`),
    sales,
    sold: sold.map(({ title, label = title, pieces }) => [label, pieces]),
    waiting: await get('manual-orders'),
    exchanges: [await get('exchanges'), await get('exchanges?tab=closed')],
    giftCards: await get('gift-cards'),
  };
}
