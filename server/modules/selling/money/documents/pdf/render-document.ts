// Renders a tax document as a PDF on A4. The same content and version always give the same bytes.
import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';
import { documentTitles } from '@taana-baana/contract/texts/documents.ts';
import type { DocumentContent } from '../document-content.ts';
import { fontFiles } from './fonts.ts';
import { drawHead } from './head.ts';
import { drawLines } from './lines-table.ts';
import { createPen } from './pen.ts';
import { openSheet, writeFeet } from './sheet.ts';
import { drawSums } from './sums.ts';

/** Takes about 0.2 s of the processor: never call it on a thread that answers requests. */
export async function renderDocument(content: DocumentContent): Promise<Buffer> {
  const { kind, number, seller, issuedAt } = content;
  const doc = new Pdf({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: 'en-IN',
    displayTitle: true,
    // The file's id is derived from it too.
    info: { Title: `${documentTitles[kind]} ${number}`, Author: seller.name, CreationDate: new Date(issuedAt) },
  });
  const file = buffer(doc);
  for (const { name, file: path } of fontFiles) doc.registerFont(name, path);
  const sheet = openSheet(createPen(doc));
  drawHead(sheet, content);
  drawLines(sheet, content);
  drawSums(sheet, content);
  writeFeet(sheet, content);
  doc.end();
  return file;
}
