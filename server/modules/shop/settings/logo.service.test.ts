import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestAdmin, type TestMember, openTestAdmin } from '../../../admin/testing.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';

let shop: TestShop;
let admin: TestAdmin;
let owner: TestMember;
beforeAll(async () => {
  shop = await openTestShop('sqlite');
  admin = openTestAdmin(shop);
  owner = await admin.addMember('owner');
});
afterAll(async () => {
  await admin.close();
  await shop.close();
});

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#204080' } });
const upload = (body: Buffer, type: string, basedOn = 0) =>
  admin.call('uploadLogo', {
    cookie: owner.cookie,
    query: { basedOn: String(basedOn) },
    headers: { 'content-type': type },
    body,
  });
const logo = () => shop.deps.settings.current().logo;

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test.each([
  ['as what it is', Buffer.from(svg), 'image/svg+xml'],
  ['as a PNG', Buffer.from(`<?xml version="1.0"?>\n${svg}`), 'image/png'],
  ['behind a comment and a byte order mark', Buffer.from(`\uFEFF <!-- x -->${svg}`), 'image/webp'],
])('an SVG is refused, %s [guard admin.33]', async (_how, body, type) => {
  const { status, error } = await upload(body, type);
  expect([status, error.message]).toEqual([
    415,
    'An SVG file can carry a program, so it is not accepted. Please export the logo as PNG',
  ]);
  expect(logo()).toBeNull();
});

test('so is what is no picture, another format, a broken, a small and a large one [guard admin.33]', async () => {
  const png = await draw(400, 100).png().toBuffer();
  const answers = [
    await upload(Buffer.from('GIF89a'), 'image/gif'),
    await upload(png.subarray(0, 60), 'image/png'),
    await upload(await draw(100, 40).png().toBuffer(), 'image/png'),
    await upload(await draw(30_000, 48).png().toBuffer(), 'image/png'),
    await upload(Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]), 'image/png'),
    await upload(Buffer.alloc(7 * 1024 * 1024), 'image/png'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([415, 400, 400, 400, 413, 413]);
  expect(answers[1]?.error.message).toContain('cannot be read as a picture');
  expect(answers[4]?.error.message).toContain('larger than 5 MB');
  expect(logo()).toBeNull();
});

test('a small file with a huge picture in it is not decoded [guard admin.33]', async () => {
  expect((await upload(blackPng(8000), 'image/png')).status).toBe(400);
  expect(logo()).toBeNull();
});

test('a picture is taken in PNG, JPEG and WebP; removed, the drawn logo is back', async () => {
  const pictures = [
    ['image/png', await draw(400, 100).png().toBuffer()],
    ['image/jpeg', await draw(300, 300).jpeg().toBuffer()],
    ['image/webp', await draw(200, 600).webp().toBuffer()],
  ] as const;
  const shown = [];
  for (const [index, [type, bytes]] of pictures.entries()) {
    const { status, body } = await upload(bytes, type, index);
    expect([status, body.version]).toEqual([200, index + 1]);
    shown.push([logo()?.header.width, logo()?.header.height]);
  }
  expect(shown).toEqual([
    [176, 44],
    [44, 44],
    [15, 44],
  ]);
  const removed = await admin.call('removeLogo', { cookie: owner.cookie, query: { basedOn: '3' } });
  expect([removed.status, logo()]).toEqual([200, null]);
});

/** All black, one bit for a pixel: 8 KB for 64 million of them. */
function blackPng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0], 8);
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)));
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}
