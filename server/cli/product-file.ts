// Imports a CSV file of products, or a zip archive of one and its pictures; exports one.
import { createWriteStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ImportReport } from '@taana-baana/contract/admin/schemas/product-imports.ts';
import { commandLine } from '../modules/audit-log/audit-log.service.ts';
import { exportProducts } from '../modules/catalog/csv/export-products.service.ts';
import {
  ImportRefused,
  checkProducts,
  importProducts,
} from '../modules/catalog/product-imports/import-products.service.ts';
import { type CommandCall, CommandError } from './command.ts';
import { writeRows } from './table.ts';

export const isProductFile = (path: string): boolean => /\.(csv|zip)$/i.test(path);

/** Says what would change, asks, and imports. */
export async function importProductFile(call: CommandCall, path: string): Promise<void> {
  const { values, withShop, print, ask } = call;
  const options = { round: values.round === true };
  await withShop(async (deps) => {
    const report = await refusing(checkProducts(deps, path, options));
    printReport(call, report);
    requireSound(report);
    if (values['dry-run'] === true) return;
    if (values.yes !== true) {
      if (!ask) throw new CommandError('Nothing was imported: nobody is here to ask. Add --yes to import it.');
      if (!/^y(es)?$/i.test((await ask('Import it? [y/N] ')).trim())) throw new CommandError('Nothing was imported.');
    }
    const imported = await refusing(
      importProducts(deps, path, {
        ...options,
        name: basename(path),
        actor: commandLine,
        onProgress: async (done, of) => print(`picture ${done} of ${of}`),
      }),
    );
    if (imported.problems.total > 0) printProblems(call, imported);
    requireSound(imported);
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

function printReport(call: CommandCall, report: ImportReport): void {
  const { products, drafts, pictures, rows } = report;
  writeRows(
    call.print,
    ['ROWS', 'NEW', 'CHANGED', 'UNCHANGED', 'OF THEM DRAFTS', 'PICTURES TO BRING'],
    [[rows, products.new, products.changed, products.unchanged, drafts, pictures].map(String)],
  );
  printProblems(call, report);
}

function printProblems({ print }: CommandCall, { problems, notes }: ImportReport): void {
  for (const [what, { listed, total }] of Object.entries({ PROBLEM: problems, NOTE: notes })) {
    if (total === 0) continue;
    print('');
    writeRows(
      print,
      ['ROW', 'FIELD', what],
      listed.map(({ row, field, message }) => [String(row), field, message]),
    );
    if (total > listed.length) print(`… and ${total - listed.length} more.`);
  }
}

function requireSound({ problems, paise }: ImportReport): void {
  if (problems.total === 0) return;
  const rounding = paise > 0 ? ' Prices with paise are rounded with --round.' : '';
  throw new CommandError(`Nothing was imported: correct the file first.${rounding}`);
}

function refusing<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw error instanceof ImportRefused ? new CommandError(error.message) : error;
  });
}
