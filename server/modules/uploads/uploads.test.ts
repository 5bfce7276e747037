import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mayHaveDisk, smallDisk } from '../../../scripts/testing/own-disk.ts';

test.skipIf(!mayHaveDisk)(
  'on a disk that is nearly full, an upload is refused before anything is written',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'shop-full-'));
    const script = `
    const { admitUpload } = await import('./server/modules/uploads/uploads.service.ts');
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
