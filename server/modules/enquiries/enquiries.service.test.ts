import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testEngines } from '../../database/testing.ts';
import { type TestShop, openTestShop } from '../../testing.ts';

const form = { name: 'Asha', email: 'Asha@Example.com', mobile: 9876543210, comment: 'Do you ship\nto Leh?' };

describe.each(testEngines)('an enquiry on %s', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.close());

  test('is returned as it was stored', async () => {
    const { status, body } = await shop.call('createEnquiry', { body: { ...form, status: 'Answered' } });
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
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
    const mails = await shop.deps.db.selectFrom('mails').selectAll().orderBy('id', 'desc').execute();
    expect(mails[0]).toMatchObject({
      recipient: shop.deps.settings.current().contact.email,
      subject: 'Enquiry from Asha Bcc: all@example.com <b>',
      text_body: expect.stringContaining('> Do you ship\n> to Leh?'),
      html_body: expect.not.stringContaining('<b>'),
    });
    expect(mails[0]?.text_body).toContain('E-mail: asha@example.com\nMobile: 9876543210');
    expect(isTold).toBe(true);
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
