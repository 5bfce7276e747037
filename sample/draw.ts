// Draws the sample drop: `node sample/draw.ts` for all of it, `--only <prefix>` for some, `--again` to redraw what is there.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { catalogue } from './catalogue/catalogue.ts';
import { tees } from './catalogue/drop.ts';
import { digest, Gallery } from './drawing/output.ts';
import { postScenes } from './drawing/arrangements.ts';
import { drawPortrait, portraitsOf } from './drawing/portraits.ts';
import { drawScene } from './drawing/scenes.ts';

const hex = (rgb: readonly number[]): string => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
const here = import.meta.dirname;
const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
};
const only = argument('--only') ?? '';
const again = process.argv.includes('--again');

sharp.concurrency(1);
sharp.cache(false);
mkdirSync(join(here, 'drop'), { recursive: true });
writeFileSync(join(here, 'drop', 'catalogue.json'), `${JSON.stringify(catalogue(), null, 1)}\n`);

/** All that a picture depends on besides its own entry: the drawing program itself. */
const program = digest(
  readdirSync(join(here, 'drawing'), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith('.ts'))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
    .join(''),
);

const gallery = new Gallery(join(here, 'drop', 'pictures'));
const portraits = tees.flatMap((tee) =>
  portraitsOf(tee).map((portrait) => ({
    name: portrait.file,
    input: digest(JSON.stringify([program, tee.id, tee.category, tee.brand, tee.design, portrait])),
    draw: () => drawPortrait(tee, portrait),
    recipe: { avif: [240, 400, 600, 800, 1188], webp: [400, 800], jpeg: [800] },
  })),
);
const postPictures = Object.entries(postScenes).map(([name, scene]) => ({
  name,
  input: digest(JSON.stringify([program, scene])),
  draw: async () => ({ picture: await drawScene(scene), color: hex(scene.ground) }),
  recipe: { avif: [240, 400, 600, 800, 1200], webp: [400, 800], jpeg: [800] },
}));
const jobs = [...postPictures, ...portraits];
const due = jobs.filter((job) => job.name.startsWith(only) && (again || !gallery.has(job.name, job.input)));

const started = Date.now();
let done = 0;
function showProgress(name: string): void {
  const share = due.length === 0 ? 1 : done / due.length;
  const seconds = (Date.now() - started) / 1000;
  const left = done === 0 ? '' : ` about ${Math.ceil((seconds / done) * (due.length - done))} s left`;
  const bar = '█'.repeat(Math.round(share * 24)).padEnd(24, '·');
  if (process.stdout.isTTY) process.stdout.write(`\r${bar} ${done}/${due.length}${left}  ${name.slice(0, 40).padEnd(40)}`);
  else if (done % 10 === 0 || done === due.length) process.stdout.write(`${bar} ${done}/${due.length}${left}\n`);
}

console.log(`${jobs.length} pictures, ${jobs.length - due.length} already drawn`);
const queue = [...due];
async function worker(): Promise<void> {
  for (let job = queue.shift(); job; job = queue.shift()) {
    const { picture, color } = await job.draw();
    await gallery.add(job.name, job.input, picture, color, job.recipe);
    done++;
    showProgress(job.name);
  }
}
await Promise.all([worker(), worker()]);
gallery.keepOnly(new Set(jobs.map((job) => job.name)));
console.log(`\nDrawn in ${Math.round((Date.now() - started) / 1000)} s`);
