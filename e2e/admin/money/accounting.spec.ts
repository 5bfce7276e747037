// Accounting in the admin: a month's sums, its documents, and its files.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { indianDayOf } from '@taana-baana/contract/calendar/indian-days.ts';
import type { TaxDocumentLineRow, TaxDocumentRow } from '../../../server/database/tables/document-tables.ts';
import { documentLineRow, documentRow, printed } from '../../../server/modules/selling/money/documents/testing.ts';
import type { ShopProcess } from '../../../scripts/testing/start-shop.ts';
import { adminTest as test, enter, expect } from '../../fixtures/admin.ts';
import { buyOrder, newLastname } from '../../fixtures/orders.ts';

const month = indianDayOf(new Date()).slice(0, 7);

/** Their numbers. */
interface Issued {
  readonly invoice: string;
  readonly note: string;
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('an accountant reads the month, finds a document, and saves a file', async ({ page, context, admin }) => {
      const { number: order } = await buyOrder(admin.shop, `Usha ${newLastname()}`);
      const { invoice, note } = await issueBoth(admin.shop, order, width);
      await enter(context, admin, await admin.addMember('accountant'));
      await page.goto('/accounting');
      await expect(page.getByRole('combobox', { name: 'Month' })).toHaveValue(month);
      await expect(page.getByRole('region', { name: 'By rate' })).toContainText('5 %');
      await expect(page.getByRole('region', { name: 'By state' })).toContainText('10 Bihar');
      await expect(page.getByText('You issue bills')).toBeVisible();

      const documents = page.getByRole('region', { name: 'Documents' });
      await documents.getByRole('searchbox').fill(order);
      await expect(documents.getByText('Found in all months.')).toBeVisible();
      const entries = documents.getByRole(width < 1024 ? 'listitem' : 'row').filter({ hasText: order });
      await expect(entries).toHaveCount(2);
      await expect(entries.filter({ hasText: `for ${invoice}` })).toContainText(note);
      await expect(entries.filter({ hasText: `for ${invoice}` })).toContainText(/[−-] ?(Rs\. )?599/);
      await documents.getByRole('combobox', { name: 'Kind' }).selectOption('Tax invoice');
      await expect(entries).toHaveCount(1);
      await expect(documents.getByRole('link', { name: `PDF of ${invoice}` })).toHaveAttribute(
        'href',
        /^\/api\/documents\/[\w-]+$/,
      );
      await page.reload();
      await expect(entries).toHaveCount(1);

      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download: Invoices and bills, line by line' }).click();
      const file = await saving;
      expect(file.suggestedFilename()).toBe(`orders-${month}.csv`);
      expect(await readFile(await file.path(), 'utf8')).toContain(`${invoice},`);

      // The note about the file lies over the end of the table.
      await page.getByRole('button', { name: 'Close' }).click();
      await entries.getByRole('link', { name: order }).click();
      await expect(page.getByRole('heading', { level: 1, name: order })).toBeVisible();
    });
  });
}

test('a search without a result leads back, and a month without documents says so', async ({
  page,
  context,
  admin,
}) => {
  await enter(context, admin, await admin.addMember('owner'));
  await page.goto('/accounting?month=2024-02');
  await expect(page.getByText('No documents in this month')).toBeVisible();
  // The shop has no GSTIN: nothing of the month belongs to a return.
  await expect(page.getByRole('button', { name: 'Download: Credit notes, with their refunds' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'For GSTR-1' })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search documents' }).fill('INV/99-00/1');
  await page.getByRole('button', { name: 'Show all documents' }).click();
  await expect(page.getByText('No documents in this month')).toBeVisible();
});

test('a failed answer can be tried again', async ({ page, context, admin, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/500/);
  await enter(context, admin, await admin.addMember('owner'));
  const body = { message: 'Something went wrong', code: 'internal', requestId: 'none' };
  await page.route('**/api/accounting?*', (route) => route.fulfill({ status: 500, json: body }));
  await page.goto('/accounting');
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await page.unroute('**/api/accounting?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
});

/** Writes into the shop's database: the order's goods to another state, and one piece back. */
async function issueBoth(shop: ShopProcess, order: string, serial: number): Promise<Issued> {
  const db = new DatabaseSync(join(shop.dataDir, 'shop.sqlite'));
  const { order_id: orderId, line_id: lineId } = db
    .prepare(
      'select orders.id as order_id, order_lines.id as line_id from orders join order_lines on order_lines.order_id = orders.id where number = ?',
    )
    .get(order) as { order_id: string; line_id: string };
  const insert = (table: string, row: TaxDocumentRow | TaxDocumentLineRow) =>
    db
      .prepare(
        `insert into ${table} (${Object.keys(row).join()}) values (${Object.keys(row)
          .map(() => '?')
          .join()})`,
      )
      .run(...(Object.values(row) as string[]));
  const issue = (row: Partial<TaxDocumentRow>, corrects: string | null) => {
    const reason = 'The order was cancelled.';
    const document = documentRow({
      order_id: orderId,
      serial,
      day: `${month}-01`,
      printed: JSON.stringify({
        ...printed,
        orderNumber: order,
        corrects: corrects && { kind: 'invoice', number: corrects, day: `${month}-01`, reason },
      }),
      ...row,
    });
    insert('tax_documents', document);
    insert('tax_document_lines', documentLineRow({ document_id: document.id, line_id: lineId }));
    return document;
  };
  const invoice = issue({ series: 'E2E/26-27' }, null);
  const noteRow = { kind: 'credit note', series: 'E2C/26-27', invoice_id: invoice.id, cause: 'cancelled' } as const;
  const note = issue(noteRow, invoice.number);
  db.close();
  return { invoice: invoice.number, note: note.number };
}
