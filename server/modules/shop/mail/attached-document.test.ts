// A mail with a tax document, as a mail server gets it.
import { inTransaction } from '../../../database/transaction.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testEngines } from '../../../database/testing.ts';
import { openMailServer } from '../../../integrations/mailer/testing.ts';
import { openTestShop } from '../../../testing.ts';
import { insertDocument } from '../../selling/money/documents/documents.repository.ts';
import { readFileOfDocument } from '../../selling/money/documents/pdf/document-files.service.ts';
import { documentLineRow, documentRow } from '../../selling/money/documents/testing.ts';
import { addOrder } from '../../selling/desk/order-page/testing.ts';
import { queueMail, sendMails } from './mail.service.ts';

test.each(testEngines)('the PDF comes with the mail that refers to it, on %s', async (engine) => {
  const server = await openMailServer({ disabledCommands: ['STARTTLS', 'AUTH'] });
  const shop = await openTestShop(engine, { env: { SMTP_URL: `smtp://127.0.0.1:${server.port}` } });
  try {
    const { deps } = shop;
    const { id } = await addOrder(deps.db, deps.clock.now().toISOString());
    const row = documentRow({ order_id: id, serial: 1 });
    await insertDocument(deps.db, row, [documentLineRow({ document_id: row.id })]);
    const mail = { recipient: 'asha@example.com', subject: 'Namaste', text: 'Hello', html: '<p>Hello</p>' };
    await inTransaction(deps, (trx) => queueMail(trx, deps.clock, { ...mail, documentId: row.id }));
    await sendMails(deps, { readDocument: (document) => readFileOfDocument(deps, document) });
    const message = server.taken[0]?.message ?? '';
    const part = /Content-Type: application\/pdf; name=INV-26-27-00001\.pdf\r\n[^]*?\r\n\r\n([A-Za-z\d+/=\r\n]+)\r\n--/;
    const file = await readFile(join(deps.config.dataDir, 'documents', `${row.id}.pdf`));
    expect(Buffer.from(part.exec(message)?.[1] ?? '', 'base64')).toEqual(file);
    expect(message).toContain('Content-Disposition: attachment; filename=INV-26-27-00001.pdf');
    expect(message).toContain('<p>Hello</p>');
  } finally {
    await shop.close();
    await server.close();
  }
});
