// Imports a CSV file of products, or a zip archive of one and its pictures; exports one.
import { createWriteStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ImportReport } from '@taana-baana/contract/admin/schemas/catalog/product-imports.ts';
import { commandLine } from '../../modules/shop/audit-log/audit-log.service.ts';
import { exportProducts } from '../../modules/catalog/imports/csv/export-products.service.ts';
import { ImportRejected } from '../../integrations/read-csv.ts';
import { checkProducts, importProducts } from '../../modules/catalog/imports/import-products.service.ts';
import { type CommandCall, CommandError } from '../command.ts';
import { confirm } from '../options.ts';
import { type Data, count, facts, group, rows, text } from '../output/data.ts';

export const isProductFile = (path: string): boolean => /\.(csv|zip)$/i.test(path);

/** Says what would change, asks, and imports. */
export async function importProductFile(call: CommandCall, path: string): Promise<void> {
  const { values, withShop, print, show, progress } = call;
  const options = { round: values.round === true, withdraw: values.withdraw === true, skip: values.skip === true };
  await withShop(async (deps) => {
    const report = await refusing(checkProducts(deps, path, options));
    show(reportView(report));
    requireSound(report, options.skip);
    if (values['dry-run'] === true) return;
    await confirm(call, 'This imports the file.');
    const imported = await refusing(
      importProducts(deps, path, {
        ...options,
        name: basename(path),
        actor: commandLine,
        onProgress: async (done, of) => progress(`picture ${done} of ${of}`),
      }),
    );
    if (imported.problems.total > 0) show(reportView(imported));
    requireSound(imported, options.skip);
    print('The products are imported. A running shop shows them within seconds.');
  });
}

export async function exportProductFile({ withShop, print }: CommandCall, path: string): Promise<void> {
  // An existing file stays as it is.
  await withShop(async (deps) =>
    pipeline(await exportProducts(deps, commandLine), createWriteStream(path, { flags: 'wx' })),
  );
  print(`The products are in ${path}.`);
}

function reportView(report: ImportReport): Data {
  const sums = facts(report, {
    rows: count('Rows', (found) => found.rows),
    new: count('New', ({ products }) => products.new),
    changed: count('Changed', ({ products }) => products.changed),
    unchanged: count('Unchanged', ({ products }) => products.unchanged),
    drafts: count('Of them drafts', ({ drafts }) => drafts),
    pictures: count('Pictures to bring', ({ pictures }) => pictures),
    problemsInAll: count('Problems', ({ problems }) => problems.total || null),
    unnamedInAll: count('Not named', ({ unnamed }) => unnamed?.total || null),
    notesInAll: count('Notes', ({ notes }) => notes.total || null),
  });
  const list = (title: string, { listed }: ImportReport['problems']) =>
    rows(listed, {
      row: count('ROW', ({ row }) => row),
      field: text('FIELD', ({ field }) => field),
      message: text(title, ({ message }) => message),
    });
  return group(sums, {
    problems: list('PROBLEM', report.problems),
    unnamed: list('NOT NAMED', report.unnamed ?? { listed: [], total: 0 }),
    notes: list('NOTE', report.notes),
  });
}

function requireSound({ problems, paise, faulty = 0, products }: ImportReport, isSkipping: boolean): void {
  if (problems.total === 0 || isSkipping) return;
  const rounding = paise > 0 ? ' Prices with paise are rounded with --round.' : '';
  const hasOthers = products.new + products.changed + products.unchanged > faulty;
  const skipping = hasOthers ? ' The products without a problem are imported with --skip.' : '';
  throw new CommandError(`Nothing was imported: correct the file first.${rounding}${skipping}`);
}

function refusing<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw error instanceof ImportRejected ? new CommandError(error.message) : error;
  });
}
