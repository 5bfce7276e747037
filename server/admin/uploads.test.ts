// Uploads over a real connection: who may send them, and that a broken connection loses nothing.
import { randomBytes, randomUUID } from 'node:crypto';
import { cp, readFile, readdir, utimes, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxUploadBytes, uploadPath } from '@taana-baana/contract/admin/uploads.ts';
import { roles } from '@taana-baana/contract/admin/permissions.ts';
import type { AdminConfig } from '../config.ts';
import { testEngines } from '../database/testing.ts';
import { makePictures } from '../modules/shop/photos/make-pictures.service.ts';
import { sweepUploads } from '../modules/shop/uploads/uploads.service.ts';
import { takePhoto } from '../integrations/image-store/testing.ts';
import { type TestShop, openTestShop } from '../testing.ts';
import { createAdminApp } from './admin-app.ts';
import { type TestAdmin, type TestMember, openTestAdmin } from './testing.ts';

const hour = 3600_000;

describe.each(testEngines)('uploads on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  /** Two processes of one shop. */
  let apps: FastifyInstance[];
  let owner: TestMember;
  let now = Date.now();
  beforeAll(async () => {
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) } });
    admin = openTestAdmin(shop);
    const one = () => createAdminApp(shop.deps, shop.deps.config.admin as AdminConfig);
    apps = [one(), one()];
    for (const app of apps) await app.listen({ port: 0, host: '127.0.0.1' });
    owner = await admin.addMember('owner');
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    await admin.close();
    await shop.close();
  });

  const portOf = (index: 0 | 1) => ((apps[index] as FastifyInstance).server.address() as AddressInfo).port;
  interface Sent {
    readonly method: string;
    readonly path?: string;
    readonly process?: 0 | 1;
    readonly headers?: Record<string, string>;
    readonly body?: Uint8Array;
  }
  const send = ({ method, path = uploadPath, process = 0, headers = {}, body }: Sent) =>
    fetch(`http://127.0.0.1:${portOf(process)}${path}`, {
      method,
      headers: {
        'tus-resumable': '1.0.0',
        origin: shop.deps.config.admin?.url ?? '',
        cookie: owner.cookie,
        ...headers,
      },
      ...(body ? { body: new Uint8Array(body) } : {}),
    });
  const described = (metadata: Record<string, string>) =>
    Object.entries(metadata)
      .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
      .join(',');
  interface Begun {
    readonly id?: string;
    readonly headers?: Record<string, string>;
  }
  async function begin(bytes: number, { id = randomUUID(), headers = {} }: Begun = {}) {
    const response = await send({
      method: 'POST',
      headers: {
        'upload-length': String(bytes),
        'upload-metadata': described({ id, kind: 'photo', name: 'front.jpg' }),
        ...headers,
      },
    });
    return { id, path: `${uploadPath}/${id}`, response };
  }
  const patch = (path: string, offset: number, body: Uint8Array, process: 0 | 1 = 0, headers = {}) =>
    send({
      method: 'PATCH',
      path,
      process,
      body,
      headers: { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream', ...headers },
    });
  const offsetOf = async (path: string, process: 0 | 1 = 0) =>
    Number((await send({ method: 'HEAD', path, process })).headers.get('upload-offset'));
  const rowOf = (id: string) =>
    shop.deps.db.selectFrom('picture_uploads').selectAll().where('id', '=', id).executeTakeFirst();
  const fileOf = (id: string) => join(shop.deps.config.dataDir, 'uploads', id);

  describe.each(['POST', 'HEAD', 'PATCH', 'DELETE'])('%s', (method) => {
    let path: string;
    beforeAll(async () => {
      path = method === 'POST' ? uploadPath : (await begin(1000)).path;
    });

    test.each([
      ['without a session', () => ({ cookie: '' })],
      ['with a token that nobody has', () => ({ cookie: `staff=${'A'.repeat(43)}` })],
      [
        "with a customer's token",
        async () => {
          const { token } = await shop.signUp();
          return { cookie: `staff=${token}`, authorization: `Bearer ${token}` };
        },
      ],
    ])('is rejected %s [guard admin.34]', async (_case, headers) => {
      expect((await send({ method, path, headers: await headers() })).status).toBe(401);
    });

    test.each(roles.filter((role) => role === 'packer' || role === 'accountant'))(
      'is rejected when it comes from a %s',
      async (role) => {
        const { cookie } = await admin.addMember(role);
        expect((await send({ method, path, headers: { cookie } })).status).toBe(403);
      },
    );
  });

  describe.each(['POST', 'PATCH', 'DELETE'])('%s', (method) => {
    test.each(['', 'null', 'http://localhost:3000'])('is rejected from the origin "%s"', async (origin) => {
      const path = method === 'POST' ? uploadPath : (await begin(1000)).path;
      const response = await send({ method, path, headers: { origin } });
      expect([response.status, await response.json()]).toEqual([
        403,
        expect.objectContaining({ message: 'This request did not come from the admin' }),
      ]);
    });
  });

  describe.each(['HEAD', 'PATCH', 'DELETE'])('%s', (method) => {
    test("does not find another member's upload [guard admin.34]", async () => {
      const { path } = await begin(1000);
      const { cookie } = await admin.addMember('manager');
      expect((await send({ method, path, headers: { cookie } })).status).toBe(404);
    });

    test.each(['no-id', '..%2F..%2Fshop.db', '%2e%2e%2fimages', '00000000-0000-4000-8000-000000000000'])(
      'does not find %s',
      async (name) => {
        expect((await send({ method, path: `${uploadPath}/${name}` })).status).toBe(404);
      },
    );
  });

  describe.each(['HEAD', 'PATCH', 'DELETE'])('%s', (method) => {
    test.each([
      (own: string, other: string) => `${own}?/${other}`,
      (own: string, other: string) => `${own}?x=/${other}`,
      (own: string, other: string) => `${own}?%2F${other}`,
      (own: string, other: string) => `${own}?x=y/${other}/`,
      (own: string, other: string) => `${own};/${other}`,
      (own: string, other: string) => `${own}//${other}`,
    ])('changes the upload that was checked and no other, whatever follows its id (%#)', async (address) => {
      const { cookie } = await admin.addMember('manager');
      const own = await begin(1000, { headers: { cookie } });
      const other = await begin(1000);
      const headers = { cookie, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
      const body = randomBytes(1000);
      const path = address(own.path, other.id);
      await send({ method, path, headers, ...(method === 'PATCH' && { body }) });
      expect(await offsetOf(other.path)).toBe(0);
    });
  });

  test('nobody downloads an upload, and every answer has the headers of the admin [guard admin.34]', async () => {
    const { path, response } = await begin(1000);
    expect((await send({ method: 'GET', path })).status).toBe(404);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('access-control-allow-origin')).toBe(shop.deps.config.admin?.url);
    expect(response.headers.get('location')).toBe(path);
  });

  test('a photo goes on where the line was cut, at another process too', async () => {
    const bytes = await takePhoto(900, 600);
    const half = bytes.length >> 1;
    const { id, path, response } = await begin(bytes.length);
    expect(response.status).toBe(201);
    await cutAfter(half, path, bytes);
    await expect.poll(() => offsetOf(path, 1)).toBe(half);
    expect(await rowOf(id)).toBeUndefined();
    const rest = await patch(path, half, bytes.subarray(half), 1);
    expect([rest.status, rest.headers.get('upload-offset')]).toEqual([204, String(bytes.length)]);
    expect(await readFile(fileOf(id))).toEqual(bytes);
    expect(await rowOf(id)).toMatchObject({ name: 'front.jpg', picture_id: null, due_at: expect.any(String) });
  });

  /** Sends some of the bytes, then the connection breaks. */
  async function cutAfter(sent: number, path: string, bytes: Uint8Array): Promise<void> {
    const socket = connect(portOf(0), '127.0.0.1');
    const head = [
      `PATCH ${path} HTTP/1.1`,
      'host: localhost',
      'tus-resumable: 1.0.0',
      `origin: ${shop.deps.config.admin?.url}`,
      `cookie: ${owner.cookie}`,
      'upload-offset: 0',
      'content-type: application/offset+octet-stream',
      `content-length: ${bytes.length}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(bytes.subarray(0, sent));
    await expect.poll(() => offsetOf(path)).toBe(sent);
    socket.destroy();
  }

  test('two requests with the same bytes for the same place do no harm', async () => {
    const bytes = randomBytes(300_000);
    const { id, path } = await begin(bytes.length);
    const answers = await Promise.all([patch(path, 0, bytes, 0), patch(path, 0, bytes, 1)]);
    expect(answers.map(({ status }) => status).filter((status) => ![204, 409].includes(status))).toEqual([]);
    expect(await readFile(fileOf(id))).toEqual(bytes);
    expect(await rowOf(id)).toBeDefined();
  });

  test('bytes for a place that is not the next one are refused', async () => {
    const { path } = await begin(1000);
    expect((await patch(path, 500, randomBytes(500))).status).toBe(409);
    expect(await offsetOf(path)).toBe(0);
  });

  test('bytes beyond the end that was announced are refused', async () => {
    const { path } = await begin(1000);
    expect((await patch(path, 0, randomBytes(2000))).status).toBe(413);
    expect(await offsetOf(path)).toBe(0);
  });

  test('a photo whose last byte arrived as the process was killed is noticed when the browser asks', async () => {
    const bytes = randomBytes(1000);
    const { id, path } = await begin(bytes.length);
    await writeFile(fileOf(id), bytes);
    expect(await offsetOf(path)).toBe(bytes.length);
    expect(await rowOf(id)).toMatchObject({ due_at: expect.any(String) });
  });

  test('a photo that arrives twice is one photo, and stays what it became', async () => {
    const bytes = await takePhoto(900, 600);
    const { id, path } = await begin(bytes.length);
    await patch(path, 0, bytes);
    await makePictures(shop.deps);
    await offsetOf(path);
    await patch(path, bytes.length, new Uint8Array());
    expect(await rowOf(id)).toMatchObject({ picture_id: expect.any(String), due_at: null });
    const again = await begin(bytes.length, { id });
    expect([again.response.status, await again.response.json()]).toEqual([
      409,
      expect.objectContaining({ message: 'This file has arrived already' }),
    ]);
  });

  test('an upload that was created twice, because the first answer was lost, is one upload', async () => {
    const { id } = await begin(1000);
    expect((await begin(1000, { id })).response.status).toBe(201);
    const { cookie } = await admin.addMember('manager');
    expect((await begin(1000, { id, headers: { cookie } })).response.status).toBe(409);
  });

  test('a photo of 15 MB may begin, a larger one not', async () => {
    expect((await begin(maxUploadBytes.photo)).response.status).toBe(201);
    const { response } = await begin(maxUploadBytes.photo + 1);
    expect([response.status, await response.json()]).toEqual([
      413,
      expect.objectContaining({ message: 'This file is larger than 15 MB. Please choose a smaller one' }),
    ]);
  });

  test('a file beside the uploads is none, though it looks like one of the member’s that has arrived', async () => {
    const { id } = await begin(0);
    const beside = join(shop.deps.config.dataDir, 'beside');
    await cp(fileOf(id), beside);
    await cp(`${fileOf(id)}.json`, `${beside}.json`);
    expect((await send({ method: 'HEAD', path: `${uploadPath}/..%2Fbeside` })).status).toBe(404);
    expect((await send({ method: 'DELETE', path: `${uploadPath}/..%2Fbeside` })).status).toBe(404);
    expect(await rowOf('../beside')).toBeUndefined();
    expect(await readdir(shop.deps.config.dataDir)).toEqual(expect.arrayContaining(['beside', 'beside.json']));
  });

  test.each([
    ['no id', { 'upload-metadata': described({ kind: 'photo', name: 'a.jpg' }) }],
    ['an id that is a path', { 'upload-metadata': described({ id: '../shop', kind: 'photo', name: 'a.jpg' }) }],
    ['a kind that there is not', { 'upload-metadata': described({ id: randomUUID(), kind: 'virus', name: 'a.jpg' }) }],
    ['no length', { 'upload-length': '' }],
    ['a negative length', { 'upload-length': '-1' }],
  ])('an upload with %s is refused', async (_case, headers) => {
    expect((await begin(1000, { headers })).response.status).toBe(400);
  });

  test('a member has at most 20 unfinished ones: the oldest makes room, and nothing else does [guard admin.34]', async () => {
    const [member, other] = [await admin.addMember('manager'), await admin.addMember('manager')];
    const headers = { cookie: member.cookie };
    const productFile = described({ id: randomUUID(), kind: 'import', name: 'products.csv' });
    const [arrived, theirs, first] = [
      // A picture is not made of it yet.
      await begin(0, { headers }),
      await begin(1000, { headers: { cookie: other.cookie } }),
      await begin(1000, { headers }),
    ];
    const file = await begin(1000, { headers: { ...headers, 'upload-metadata': productFile } });
    const idOfFile = file.response.headers.get('location')?.split('/').at(-1) ?? '';
    for (let age = 1; age < 20; age += 1) await begin(1000, { headers });
    const older = [arrived.id, theirs.id, idOfFile];
    for (const [index, id] of [first.id, ...older].entries()) {
      const at = new Date(Date.now() - (index + 1) * hour);
      await utimes(fileOf(id), at, at);
    }
    const last = await begin(1000, { headers });
    expect((await send({ method: 'HEAD', path: first.path, headers })).status).toBe(404);
    const left = await readdir(join(shop.deps.config.dataDir, 'uploads'));
    expect(left).toEqual(expect.arrayContaining([last.id, ...older]));
  });

  test('deletes uploads that are not needed: unfinished ones after a day, others once they are pictures', async () => {
    const photo = await takePhoto(900, 600);
    const [old, young, done, waiting] = [
      await begin(photo.length),
      await begin(photo.length),
      await begin(photo.length),
      await begin(photo.length),
    ];
    await patch(done.path, 0, photo);
    await makePictures(shop.deps);
    await patch(waiting.path, 0, photo);
    const aged = async (file: string, hours: number) => {
      const at = new Date(now - hours * hour);
      for (const name of [file, `${file}.json`]) await utimes(name, at, at);
    };
    await aged(fileOf(old.id), 25);
    await aged(fileOf(young.id), 23);
    const stray = randomUUID();
    for (const name of [fileOf(stray), `${fileOf(stray)}.json`]) await writeFile(name, '');
    await aged(fileOf(stray), 24 * 7 + 1);
    await sweepUploads(shop.deps);
    const left = await readdir(join(shop.deps.config.dataDir, 'uploads'));
    const isLeft = (id: string) => [left.includes(id), left.includes(`${id}.json`)];
    expect([old.id, done.id, stray].flatMap(isLeft)).not.toContain(true);
    expect([young.id, waiting.id].flatMap(isLeft)).not.toContain(false);
    now += hour;
    await makePictures(shop.deps);
  });
});
