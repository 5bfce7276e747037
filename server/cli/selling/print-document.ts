// Saves the PDF of one tax document.
import { writeFile } from 'node:fs/promises';
import { findDocumentFile } from '../../modules/selling/money/documents/order-documents.service.ts';
import { type Command, CommandError } from '../command.ts';
import { asWritten } from '../output/data.ts';

export const printDocumentCommands: readonly Command[] = [
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
