// Invoices, bills and credit notes from the machine: listed, shown, saved as PDF, and written into
// files for the accountant.
import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { accountingExports, exportFile } from '@taana-baana/contract/admin/paths/accounting-paths.ts';
import { documentKinds } from '@taana-baana/contract/tax/documents.ts';
import { isMonth } from '@taana-baana/contract/calendar/indian-months.ts';
import { commandLine } from '../../modules/shop/audit-log/audit-log.service.ts';
import { listTaxDocuments, showTaxDocument } from '../../modules/selling/desk/accounting/accounting.service.ts';
import { exportAccounting } from '../../modules/selling/desk/accounting/export-accounting.service.ts';
import { type Command, type CommandCall, CommandError, type Option, UsageError } from '../command.ts';
import { findDocumentFile } from '../../modules/selling/money/documents/order-documents.service.ts';
import { documentView } from './document-view.ts';
import { limitOf, limitOption, textOf } from '../options.ts';
import { asWritten, id, paise, rows, text } from '../output/data.ts';

const monthOption: Option = { takes: 'MONTH', about: 'a month in India, such as 2026-11' };

export const documentsCommands: readonly Command[] = [
  {
    name: 'documents list',
    summary: 'Lists the newest invoices, bills and credit notes',
    options: {
      month: monthOption,
      kind: { takes: 'KIND', about: 'only these', choices: documentKinds },
      order: { takes: 'NUMBER', about: 'of this order, in all months' },
      limit: limitOption,
    },
    examples: ['', '--month 2026-11 --kind credit-note', '--order TB-7K3F9Q --json'],
    run: async ({ values, withShop, show, print }) => {
      const kind = documentKinds.find((one) => one === values.kind);
      const query = { month: monthOf(values), kind, search: textOf(values.order), limit: limitOf(values) };
      const { documents } = await withShop((deps) => listTaxDocuments(deps, query));
      const list = rows(documents, {
        number: id('NUMBER', (document) => document.number),
        day: id('DATE', ({ day }) => day),
        kind: text('KIND', (document) => document.kind),
        order: id('ORDER', ({ orderNumber }) => orderNumber),
        place: text('PLACE', ({ place }) => place),
        totalPaise: paise('TOTAL', ({ totalPaise }) => totalPaise),
        corrects: id('CORRECTS', ({ corrects }) => corrects),
      });
      show(list);
      if (documents.length === 0) print('No documents.');
    },
  },
  {
    name: 'documents show',
    summary: 'Shows an invoice, a bill or a credit note with its lines and taxes',
    takes: { NUMBER: { about: 'the document, such as INV/26-27/00042' } },
    examples: ['INV/26-27/00042'],
    run: async ({ positionals: [number = ''], withShop, show }) => {
      show(documentView(await withShop((deps) => showTaxDocument(deps, number))));
    },
  },
  {
    name: 'documents export',
    summary: "Writes a month's invoices, or a table of GSTR-1, into a CSV file",
    details: 'docs/accounting.md says what each file is for.',
    options: {
      month: { ...monthOption, isRequired: true },
      what: { takes: 'WHAT', about: 'which file', isRequired: true, choices: accountingExports },
      output: { takes: 'FILE', about: 'where to; an existing file is replaced', usual: 'WHAT-MONTH.csv' },
    },
    examples: ['--month 2026-11 --what b2cs', '--month 2026-11 --what orders --output november.csv'],
    run: async ({ values, withShop, print }) => {
      const month = monthOf(values) ?? '';
      const what = accountingExports.find((one) => one === values.what);
      if (!what) throw new UsageError(`--what is one of ${accountingExports.join(', ')}.`);
      const file = textOf(values.output) ?? exportFile(what, month);
      const { documents } = await withShop(async (deps) => {
        const content = await exportAccounting(deps, what, month, commandLine);
        await pipeline(content, createWriteStream(file, { mode: 0o600 }));
        return listTaxDocuments(deps, { month, limit: 1 });
      });
      print(`The file is ${file}.`);
      if (documents.length === 0) print(`It has only headings: ${month} has no documents.`);
    },
  },
  {
    name: 'documents print',
    summary: 'Saves an invoice, bill or credit note as a PDF',
    details: 'The same file that the customer has. An existing file is never overwritten.',
    takes: { NUMBER: { about: 'of the document, such as INV/26-27/00001' } },
    options: { output: { about: 'a new file', takes: 'FILE', usual: 'the number, such as INV-26-27-00001.pdf' } },
    examples: ['INV/26-27/00001', 'INV/26-27/00001 --output march.pdf'],
    run: async ({ positionals: [number = ''], values, withShop, show }) => {
      const { name, content } = await withShop((deps) => findDocumentFile(deps, number.toUpperCase()));
      const file = typeof values.output === 'string' ? values.output : name;
      await writeFile(file, content, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
        throw new CommandError(`${file} exists already; name another one by --output.`);
      });
      show(asWritten({ file, bytes: content.length }, `${number.toUpperCase()} is in ${file}.`));
    },
  },
];

function monthOf({ month }: CommandCall['values']): string | undefined {
  if (month === undefined) return undefined;
  if (typeof month === 'string' && isMonth(month)) return month;
  throw new UsageError('--month takes a month such as 2026-11.');
}
