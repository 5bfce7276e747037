// `npm run release`: the archive of the working tree, in release/.
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { makeArchive } from './make-archive.ts';

const repository = path.join(import.meta.dirname, '..', '..');
const archive = await makeArchive({ source: repository, target: path.join(repository, 'release') });
const { size } = await stat(archive);
console.log(`${path.relative(process.cwd(), archive)}: ${(size / 1e6).toFixed(1)} MB`);
