// How staff handle enquiries, and the mails to the sender.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestAdmin, openTestAdmin } from '../../../admin/testing.ts';
import { testEngines } from '../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';

const comment = 'When does it come?\nTB-7K3F9Q';
const key = 'a-key-of-the-form-1';

describe.each(testEngines)('an enquiry in the admin on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let cookie: string;
  let mailbox = '';
  let id = '';
  let now = Date.parse('2026-11-21T10:00:00.000Z');
  beforeAll(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) } });
    admin = openTestAdmin(shop);
    ({ cookie } = await admin.addMember('manager'));
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
  });

  let senders = 0;
  async function send() {
    senders += 1;
    now += 1000;
    mailbox = `usha-${senders}@example.com`;
    const body = { name: 'Usha', email: mailbox, mobile: `90000000${10 + senders}`, comment };
    const sent = await shop.call('createEnquiry', { body });
    id = sent.body._id;
    return sent.body;
  }
  const answersMailed = async () =>
    (await shop.deps.db.selectFrom('mails').selectAll().where('recipient', '=', mailbox).orderBy('id').execute()).slice(
      1,
    );
  const answer = (body: object) => admin.call('answerEnquiry', { cookie, params: { id }, body });
  const list = async (query = {}) => (await admin.call('listEnquiries', { cookie, query })).body.enquiries;

  test('is answered by mail, once, however often the form is sent', async () => {
    const { ticket } = await send();
    const text = 'Dear Usha,\ntomorrow.';
    const answers = await Promise.all([answer({ key, text }), answer({ key, text }), answer({ key, text })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.body).toMatchObject({ ticket, isOpen: false, comment, answers: [{ text, by: 'Meena' }] });
    const [mail, ...more] = await answersMailed();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ reply_to: shop.deps.settings.current().contact.email });
    expect(mail?.subject).toContain(ticket);
    expect(mail?.text_body).toContain('Dear Usha,\ntomorrow.');
    expect(mail?.text_body).toContain('> When does it come?\n> TB-7K3F9Q');
    const { entries } = (await admin.call('listAuditLog', { cookie: (await admin.addMember('owner')).cookie })).body;
    expect(entries.filter(({ action }) => action === 'enquiries answer')).toMatchObject([
      { subject: `enquiry ${ticket}`, before: null, after: null },
    ]);
  });

  test('refuses another text under the same key, and an empty one, and sends nothing', async () => {
    await send();
    expect((await answer({ key, text: 'Another text' })).error.code).toBe('conflict');
    const { error } = await answer({ key: 'a-key-of-the-form-2', text: ' \n ' });
    expect(error.fields).toEqual({ text: 'Please write an answer' });
    expect(await answersMailed()).toEqual([]);
    expect((await admin.call('getEnquiry', { cookie, params: { id } })).body.isOpen).toBe(true);
  });

  test('takes a key for one text to one sender: neither another text nor the same one to somebody else', async () => {
    const [sent, text] = ['a-key-of-one-answer', 'Tomorrow'];
    await send();
    expect((await answer({ key: sent, text })).status).toBe(200);
    expect((await answer({ key: sent, text: 'On Monday' })).error.code).toBe('conflict');
    await send();
    expect((await answer({ key: sent, text })).error.code).toBe('conflict');
    expect(await answersMailed()).toEqual([]);
  });

  test('is closed without a mail, and opened again', async () => {
    await send();
    const params = { id };
    expect((await admin.call('closeEnquiry', { cookie, params })).body.isOpen).toBe(false);
    expect((await admin.call('reopenEnquiry', { cookie, params })).body.isOpen).toBe(true);
    expect(await answersMailed()).toEqual([]);
  });

  test('stands in the list of its state: open ones oldest first', async () => {
    const open = [await send(), await send()];
    const tickets = (await list()).map(({ ticket }) => ticket);
    expect(tickets.slice(-2)).toEqual(open.map(({ ticket }) => ticket));
    await admin.call('closeEnquiry', { cookie, params: { id } });
    expect((await list({ tab: 'answered' }))[0]).toMatchObject({ ticket: open[1]?.ticket, isOpen: false });
    expect((await list()).at(-1)?.ticket).toBe(open[0]?.ticket);
  });

  test('is found by its ticket, e-mail or mobile number, in any state', async () => {
    const { ticket, email, mobile } = await send();
    await admin.call('closeEnquiry', { cookie, params: { id } });
    for (const search of [ticket.toLowerCase(), email.toUpperCase(), `+91 ${mobile}`])
      expect(
        (await list({ search })).map((row) => row.ticket),
        search,
      ).toEqual([ticket]);
    expect(await list({ search: 'usha' })).toEqual([]);
  });

  test('is listed page by page, none twice', async () => {
    const { db } = shop.deps;
    const row = { name: 'A', email: 'a@example.com', mobile: '9', comment: 'x', status: 'Submitted' as const };
    const many = Array.from({ length: 60 }, (_, index) => ({ id: `0-${100 + index}`, ...row, created_at: '2026' }));
    await db.insertInto('enquiries').values(many).execute();
    const first = (await admin.call('listEnquiries', { cookie })).body;
    const second = (await admin.call('listEnquiries', { cookie, query: { after: first.next ?? '' } })).body;
    const ids = [...first.enquiries, ...second.enquiries].map((enquiry) => enquiry.id);
    expect([first.enquiries.length, second.next, ids.slice(0, 60)]).toEqual([50, null, many.map((one) => one.id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('greets once, by the mail or by the answer', async () => {
    for (const [sentKey, text, greetings] of [
      ['a-key-of-a-plain-one', 'Himalaya blue is here again.', 1],
      ['a-key-of-a-greeting-1', 'Hi Meena, yes.', 0],
      ['a-key-of-a-greeting-2', 'வணக்கம் Meena,\nyes.', 0],
      ['a-key-of-a-greeting-3', 'GOOD MORNING! Yes.', 0],
    ] as const) {
      await send();
      await answer({ key: sentKey, text });
      const [mail] = await answersMailed();
      expect([text, mail?.text_body.split('Namaste ').length]).toEqual([text, greetings + 1]);
    }
  });

  test('is exported to its sender with the answer, and deleted with the account', async () => {
    const { token, customer, password } = await shop.signUp();
    const enquiry = { name: 'Asha', email: customer.email, mobile: customer.mobile, comment };
    ({ _id: id } = (await shop.call('createEnquiry', { body: enquiry })).body);
    await answer({ key: 'a-key-of-the-form-3', text: 'Tomorrow.' });
    await shop.deps.db
      .updateTable('customers')
      .set({ email_confirmed_at: '2026' })
      .where('id', '=', customer._id)
      .execute();
    const { enquiries } = (await shop.call('exportData', { token })).body;
    expect(enquiries).toMatchObject([{ status: 'Answered', answers: [{ text: 'Tomorrow.' }] }]);
    await shop.call('deleteAccount', { token, body: { password } });
    const left = shop.deps.db.selectFrom('enquiry_answers').selectAll().where('text', '=', 'Tomorrow.');
    expect(await left.execute()).toEqual([]);
    expect((await admin.call('getEnquiry', { cookie, params: { id } })).status).toBe(404);
  });
});
