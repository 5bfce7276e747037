import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { canMountDisk, smallDisk } from '../../../../scripts/testing/own-disk.ts';

test.skipIf(!canMountDisk)(
  'on a disk that is nearly full, an upload is refused before anything is written [guard admin.34]',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'shop-full-'));
    const script = `
    const { admitUpload } = await import('./server/modules/shop/uploads/uploads.service.ts');
    const config = { dataDir: ${JSON.stringify(dataDir)} };
    const admitting = admitUpload({ config }, 'asha', { id: 'x', kind: 'photo', name: 'a.jpg' }, 10 * 1024 * 1024);
    const error = await admitting.catch((thrown) => thrown);
    const files = (await import('node:fs')).readdirSync(config.dataDir + '/uploads');
    console.log(JSON.stringify({ code: error.code, message: error.message, files }));`;
    const [program = '', ...words] = smallDisk(dataDir, 105);
    const { stdout } = spawnSync(program, [...words, process.execPath, '--input-type=module', '--eval', script]);
    expect(JSON.parse(stdout.toString())).toEqual({
      code: 'disk-full',
      message: 'The disk of the shop is full. Please make room on it, then try again',
      files: [],
    });
    await rm(dataDir, { recursive: true, force: true });
  },
);

test.skipIf(!canMountDisk)(
  'bytes that nobody announced are refused as they arrive, once there is no room for them',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shop-full-'));
    const script = `
    const { request } = await import('node:http');
    const { openTestShop } = await import('./server/testing.ts');
    const { openTestAdmin } = await import('./server/admin/testing.ts');
    const shop = await openTestShop('sqlite');
    const admin = openTestAdmin(shop);
    await admin.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = admin.app.server.address();
    const { cookie } = await admin.addMember('owner');
    const origin = shop.deps.config.admin.url;
    const id = '019a2b3c-4d5e-4f60-8a9b-0c1d2e3f4a5b';
    const base64 = (text) => Buffer.from(text).toString('base64');
    const send = (method, path, headers, parts) => new Promise((resolve) => {
      const call = request({ port, host: '127.0.0.1', method, path, headers: {
        'tus-resumable': '1.0.0', origin, cookie, ...headers,
      } }, (answer) => {
        let text = '';
        answer.on('data', (part) => (text += part)).on('end', () => resolve({ status: answer.statusCode, text }));
      });
      call.on('error', () => {});
      for (const part of parts) call.write(part);
      call.end();
    });
    const begun = await send('POST', '/api/uploads', {
      'upload-length': String(12 << 20),
      'upload-metadata': 'id ' + base64(id) + ',kind ' + base64('photo') + ',name ' + base64('a.jpg'),
    }, []);
    const fs = await import('node:fs');
    const { bavail, bsize } = fs.statfsSync(shop.deps.config.dataDir);
    fs.writeFileSync(process.env.TMPDIR + '/ballast', Buffer.alloc(bavail * bsize - (103 << 20)));
    const parts = Array.from({ length: 12 }, () => Buffer.alloc(1 << 20));
    const sent = await send('PATCH', '/api/uploads/' + id, {
      'upload-offset': '0', 'content-type': 'application/offset+octet-stream', 'transfer-encoding': 'chunked',
    }, parts);
    const { size } = fs.statSync(shop.deps.config.dataDir + '/uploads/' + id);
    fs.writeSync(1, JSON.stringify({ begun: begun.status, status: sent.status, code: JSON.parse(sent.text || '{}').code, fits: size <= 5 << 20 }));
    process.exit(0);`;
    const [program = '', ...words] = smallDisk(folder, 130);
    const { stdout, stderr } = spawnSync(
      program,
      [...words, process.execPath, '--input-type=module', '--eval', script],
      {
        env: { ...process.env, TMPDIR: folder },
      },
    );
    expect(stdout.toString(), stderr.toString()).toBe(
      JSON.stringify({ begun: 201, status: 507, code: 'disk-full', fits: true }),
    );
    await rm(folder, { recursive: true, force: true });
  },
);
