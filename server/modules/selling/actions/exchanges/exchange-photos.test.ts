// Photos of an exchange: who may add and see them, what is stored of a file, and for how long.
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestAdmin, openTestAdmin } from '../../../../admin/testing.ts';
import { testEngines } from '../../../../database/testing.ts';
import { takePhoto } from '../../../../integrations/image-store/testing.ts';
import { isSandboxGateway } from '../../../../integrations/payment-gateway/sandbox/sandbox-gateway.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { commandLine } from '../../../shop/audit-log/audit-log.service.ts';
import { moveOrder } from '../orders/change-status.service.ts';
import { checkOut, createOrder, openCart } from '../../money/payments/testing.ts';
import { sweepPhotos } from './exchange-photos.service.ts';

const start = Date.parse('2026-11-20T10:00:00.000Z');
const hour = 3600_000;
const day = 24 * hour;
const newId = () => randomBytes(16).toString('hex');
const fill = (width: number, height: number, background = '#7a1f2b') =>
  sharp({ create: { width, height, channels: 3, background } });

describe.each(testEngines)('a photo of an exchange on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let jpeg: Buffer;
  let now = start;
  beforeAll(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) } });
    admin = openTestAdmin(shop);
    jpeg = await takePhoto(400, 300);
  });
  beforeEach(async () => {
    now = start;
    await shop.deps.db.deleteFrom('exchange_photos').execute();
  });
  afterAll(async () => {
    await admin.close();
    await shop.close();
  });

  /** Two of one shirt, delivered now. */
  async function delivered() {
    const { token, customer, product } = await openCart(shop);
    const { id } = await checkOut(shop, token);
    if (!isSandboxGateway(shop.deps.gateway)) throw new Error('no sandbox');
    const paid = await shop.deps.gateway.pay(id, 'captured');
    const { order } = (await createOrder(shop, token, id, paid?.payment.id ?? '')).body;
    for (const to of ['Processing', 'Shipped', 'Delivered'] as const)
      await moveOrder(shop.deps, order.number, to, commandLine);
    return { token, customer, product, number: order.number, line: order.orderItems[0]?._id ?? '' };
  }
  type Bought = Awaited<ReturnType<typeof delivered>>;
  const add = (
    { token, number }: Pick<Bought, 'token' | 'number'>,
    id: string,
    body: Buffer = jpeg,
    type = 'image/jpeg',
  ) => shop.call('addExchangePhoto', { token, params: { number, id }, headers: { 'content-type': type }, body });
  const request = ({ token, number, line, product }: Bought, more: object) =>
    shop.call('requestExchange', {
      token,
      params: { number },
      body: { lines: [{ line, quantity: 1, color: product.colorIds[0], size: 'M' }], reason: 'defect', ...more },
    });
  const read = (token: string, id: string) => shop.call('getExchangePhoto', { token, params: { id } });
  const kept = async () => {
    const rows = await shop.deps.db.selectFrom('exchange_photos').select('id').orderBy('id').execute();
    return rows.map(({ id }) => id);
  };
  const toBytes = (src: string) => Buffer.from(src.replace('data:image/webp;base64,', ''), 'base64');
  /** With one photo. */
  async function requested() {
    const bought = await delivered();
    const photo = newId();
    expect((await add(bought, photo)).status).toBe(204);
    const answer = await request(bought, { key: newId(), photos: [photo] });
    return { ...bought, photo, exchange: answer.body.order.exchanges[0]?._id ?? '' };
  }

  it('is kept upright and small, and says nothing of camera and place [policy privacy.10]', async () => {
    const { token, photo } = await requested();
    const { status, headers, body } = await read(token, photo);
    expect([status, headers['cache-control'], headers['x-content-type-options']]).toEqual([200, 'no-store', 'nosniff']);
    expect((await sharp(jpeg).metadata()).exif?.toString('latin1')).toContain('Ashas phone');
    const { format, width, height, exif } = await sharp(toBytes(body.src)).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 300, height: 400, exif: undefined });
    const large = await delivered();
    const id = newId();
    await add(large, id, await fill(5000, 2500).png().toBuffer(), 'image/png');
    const metadata = await sharp(toBytes((await read(large.token, id)).body.src)).metadata();
    expect([metadata.width, metadata.height]).toEqual([1600, 800]);
  });

  it('is seen by its customer and by staff who answer exchanges, and by nobody else', async () => {
    const { token, photo, exchange } = await requested();
    const other = await requested();
    expect((await read(other.token, photo)).status).toBe(404);
    expect((await shop.call('getExchangePhoto', { params: { id: photo } })).status).toBe(401);
    const src = (await read(token, photo)).body.src;
    const seen = async (role: 'manager' | 'packer' | 'accountant', id = exchange) => {
      const { cookie } = await admin.addMember(role);
      return admin.call('getExchangePhoto', { cookie, params: { id, photo } });
    };
    const { cookie } = await admin.addMember('manager');
    expect((await admin.call('getExchange', { cookie, params: { id: exchange } })).body.photos).toEqual([photo]);
    expect((await seen('manager')).body).toEqual({ src });
    expect((await seen('manager', other.exchange)).status).toBe(404);
    for (const role of ['packer', 'accountant'] as const) expect((await seen(role)).status).toBe(403);
    const anonymous = await shop.app.inject({ url: `/images/${photo}` });
    expect(anonymous.statusCode).toBe(404);
  });

  it('leaves a place for the others while one customer adds many', async () => {
    const [asha, bina] = [await delivered(), await delivered()];
    const large = await fill(5000, 2500).png().toBuffer();
    const own = Array.from({ length: 4 }, () => add(asha, newId(), large, 'image/png'));
    const all = await Promise.all([...own, add(bina, newId(), large, 'image/png')]);
    expect(all.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
  });

  it('is added to an own order only, while it can be exchanged', async () => {
    const bought = await delivered();
    const other = await delivered();
    expect((await add({ token: other.token, number: bought.number }, newId())).status).toBe(404);
    now += 30 * day;
    const { token } = await shop
      .call('login', {
        body: { email: bought.customer.email, password: 'warp-and-weft-21' },
      })
      .then(({ body }) => body);
    expect((await add({ token, number: bought.number }, newId())).error.message).toContain('days to exchange');
    expect(await kept()).toEqual([]);
  });

  it('is refused kindly when the file is none, hides something else, or is too large', async () => {
    const bought = await delivered();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), randomBytes(2000)]);
    const html = Buffer.concat([jpeg.subarray(0, 3), Buffer.from('<script>alert(1)</script>')]);
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    const padded = Buffer.concat([jpeg, Buffer.alloc(5 * 1024 * 1024)]);
    const cases = [
      [svg, 'image/svg+xml', 415, 'in JPEG, PNG or WebP'],
      [svg, 'image/jpeg', 415, 'in JPEG, PNG or WebP'],
      [heic, 'image/jpeg', 415, 'in JPEG, PNG or WebP'],
      [html, 'image/jpeg', 400, 'could not read this photo'],
      [jpeg.subarray(0, 400), 'image/jpeg', 400, 'could not read this photo'],
      [bomb, 'image/png', 400, 'could not read this photo'],
      [padded, 'image/jpeg', 413, 'larger than 5 MB'],
      [Buffer.alloc(20 * 1024 * 1024), 'image/jpeg', 413, 'too large'],
      [jpeg, 'application/octet-stream', 415, ''],
      [jpeg, 'text/html', 415, ''],
      [Buffer.alloc(0), 'image/jpeg', 415, 'in JPEG, PNG or WebP'],
      [Buffer.from('{}'), 'application/json', 400, ''],
    ] as const;
    for (const [body, type, status, message] of cases) {
      const answer = await add(bought, newId(), body, type);
      expect([type, answer.status, answer.error.message]).toEqual([type, status, expect.stringContaining(message)]);
    }
    expect((await add(bought, '../../etc/passwd')).status).toBe(400);
    expect(await kept()).toEqual([]);
  });

  it('is no body of any other call', async () => {
    const { token } = await delivered();
    const answer = await shop.call('editUser', { token, headers: { 'content-type': 'image/jpeg' }, body: jpeg });
    expect(answer.status).toBe(415);
  });

  it('that is sent again is one photo, and a request that is sent again is one exchange', async () => {
    const bought = await delivered();
    const [photo, key] = [newId(), newId()];
    await Promise.all([add(bought, photo), add(bought, photo)]);
    const both = await Promise.all([1, 2].map(() => request(bought, { key, photos: [photo, photo] })));
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const later = await request(bought, { key, photos: [photo] });
    expect(later.body.order.exchanges).toMatchObject([{ photos: [photo] }]);
    expect((await request(bought, { key: newId() })).body.order.exchanges).toHaveLength(2);
    expect((await request(await delivered(), { key })).body.order.exchanges).toHaveLength(1);
  });

  it('is not changed once the request is sent, and goes with one request only', async () => {
    const bought = await requested();
    const before = (await read(bought.token, bought.photo)).body;
    expect((await add(bought, bought.photo, await fill(50, 50, '#fff').png().toBuffer(), 'image/png')).status).toBe(
      204,
    );
    expect((await read(bought.token, bought.photo)).body).toEqual(before);
    const again = await request(bought, { key: newId(), photos: [bought.photo] });
    expect([again.status, again.error.message]).toEqual([409, expect.stringContaining('was not kept')]);
  });

  it('of another customer is not taken into a request, nor replaced, and nothing is requested', async () => {
    const [bought, other] = [await delivered(), await delivered()];
    const photo = newId();
    await add(bought, photo);
    const before = (await read(bought.token, photo)).body;
    await add(other, photo, await fill(50, 50, '#fff').png().toBuffer(), 'image/png');
    expect((await read(bought.token, photo)).body).toEqual(before);
    expect((await request(other, { key: newId(), photos: [photo] })).status).toBe(409);
    const four = await request(bought, { photos: [newId(), newId(), newId(), photo] });
    expect(four.status).toBe(400);
    const { orders } = (await shop.call('listOrders', { token: other.token })).body;
    expect(orders[0]?.exchanges).toEqual([]);
  });

  it('is one of nine that a customer can have waiting: the oldest makes room', async () => {
    const bought = await delivered();
    const ids = Array.from({ length: 10 }, newId);
    for (const id of ids) {
      now += 1000;
      await add(bought, id);
    }
    expect(await kept()).toEqual(ids.slice(1).toSorted());
  });

  it('is deleted a day later if the request was never sent, and 90 days after the exchange has ended [policy privacy.10]', async () => {
    const { photo, exchange, ...bought } = await requested();
    const unsent = newId();
    await add(bought, unsent);
    now += day;
    await sweepPhotos(shop.deps);
    expect(await kept()).toEqual([photo, unsent].toSorted());
    now += 1;
    await sweepPhotos(shop.deps);
    expect(await kept()).toEqual([photo]);
    now += 200 * day;
    await sweepPhotos(shop.deps);
    expect(await kept()).toEqual([photo]);
    const { cookie } = await admin.addMember('manager');
    await admin.call('rejectExchange', { cookie, params: { id: exchange }, body: { reason: 'It has been worn' } });
    now += 90 * day;
    await sweepPhotos(shop.deps);
    expect(await kept()).toEqual([photo]);
    now += 1;
    await sweepPhotos(shop.deps);
    expect(await kept()).toEqual([]);
  });

  it("is in the customer's data, and deleted with the account", async () => {
    const { token, photo, exchange } = await requested();
    const { src } = (await read(token, photo)).body;
    const { exchangePhotos } = (await shop.call('exportData', { token })).body;
    expect(exchangePhotos).toEqual([{ exchange, createdAt: new Date(now).toISOString(), src }]);
    await shop.call('deleteAccount', { token, body: { password: 'warp-and-weft-21' } });
    expect(await kept()).toEqual([]);
    const { cookie } = await admin.addMember('manager');
    expect((await admin.call('getExchange', { cookie, params: { id: exchange } })).body.photos).toEqual([]);
  });

  it('is read by the server only when a customer sends it', async () => {
    const { number } = await delivered();
    const body = Buffer.alloc(20 * 1024 * 1024);
    const params = { number, id: newId() };
    const headers = { 'content-type': 'image/jpeg' };
    expect((await shop.call('addExchangePhoto', { params, headers, body })).status).toBe(401);
  });
});
