// Compresses the built screens that have no compressed copies yet, after the shop has opened.
import { globSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compressAll } from './build-steps.ts';

const repository = path.join(import.meta.dirname, '..');

// The shop goes first.
os.setPriority(os.constants.priority.PRIORITY_LOW);
for (const folder of globSync(['storefront/dist/*/client/assets', 'admin/dist/assets'], { cwd: repository }))
  if (!folder.includes('unfinished-')) await compressAll(path.join(repository, folder));
