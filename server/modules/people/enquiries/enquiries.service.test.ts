import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testEngines } from '../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';

const form = { name: 'Asha', email: 'Asha@Example.com', mobile: 9876543210, comment: 'Do you ship\nto Leh?' };

describe.each(testEngines)('an enquiry on %s', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.close());
  const mailsTo = (recipient: string) =>
    shop.deps.db.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('id').execute();

  test('is returned as it was stored [spec entity.19 call.22]', async () => {
    const { status, body } = await shop.call('createEnquiry', { body: { ...form, status: 'Answered' } });
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      ticket: expect.stringMatching(/^E-[A-Z2-9]{6}$/),
      name: 'Asha',
      email: 'asha@example.com',
      mobile: '9876543210',
      comment: 'Do you ship\nto Leh?',
      status: 'Submitted',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    const kept = shop.deps.db.selectFrom('enquiries').selectAll().where('id', '=', body._id);
    expect(await kept.executeTakeFirst()).toMatchObject({ comment: 'Do you ship\nto Leh?', status: 'Submitted' });
  });

  test('is mailed to the owner at once, with the question and the sender', async () => {
    let isTold = false;
    shop.deps.changes.subscribe(({ data }) => {
      isTold ||= data === 'mails';
    });
    const name = 'Asha\r\nBcc: all@example.com <b>';
    await shop.call('createEnquiry', { body: { ...form, name } });
    const recipient = shop.deps.settings.current().contact.email;
    const mails = await mailsTo(recipient);
    expect(mails.at(-1)).toMatchObject({
      reply_to: 'asha@example.com',
      subject: 'Enquiry from Asha Bcc: all@example.com <b>',
      text_body: expect.stringContaining('> Do you ship\n> to Leh?'),
      html_body: expect.not.stringContaining('<b>'),
    });
    expect(mails.at(-1)?.text_body).toContain('E-mail: asha@example.com\nMobile: 9876543210');
    expect(isTold).toBe(true);
  });

  test('is acknowledged to its sender at once, with the ticket and none of the sender’s words', async () => {
    const email = 'meena@example.com';
    const sent = { ...form, name: 'Buy at evil.example', email, comment: 'Cheap at evil.example' };
    const { body } = await shop.call('createEnquiry', { body: sent });
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      subject: `We have your message: ${body.ticket}`,
      reply_to: shop.deps.settings.current().contact.email,
    });
    for (const text of [mail?.text_body, mail?.html_body]) {
      expect(text).toContain(body.ticket);
      expect(text).not.toContain('evil');
    }
  });

  test('is stored and mailed to the owner, but no longer acknowledged, after ten in a day from one mailbox', async () => {
    const email = 'often@example.com';
    for (let time = 0; time < 11; time += 1) {
      expect((await shop.call('createEnquiry', { body: { ...form, email } })).status).toBe(201);
    }
    expect(await mailsTo(email)).toHaveLength(10);
  });

  test.each([
    [{ name: '' }, 'name', 'First Name is Required'],
    [{ email: '' }, 'email', 'Email is Required'],
    [{ email: 'asha@' }, 'email', 'Email Should be valid'],
    [{ mobile: 98765.5 }, 'mobile', 'Mobile No is Required'],
    [{ mobile: undefined }, 'mobile', 'Mobile No is Required'],
    [{ comment: '  ' }, 'comment', 'comments is Required'],
    [{ comment: 'x'.repeat(4001) }, 'comment', 'This is too long, please shorten it'],
  ])('with %j is refused under its field', async (wrong, field, message) => {
    const { status, error } = await shop.call('createEnquiry', { body: { ...form, ...wrong } });
    expect([status, error.fields]).toEqual([400, { [field]: message }]);
  });
});
