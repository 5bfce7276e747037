// Draws the sample drop: `node sample/draw.ts` for all of it, `--only <prefix>` for some, `--again` to redraw what is there.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { catalogue } from './catalogue/catalogue.ts';
import { tees } from './catalogue/drop.ts';
import { inputsOf } from './drawing/inputs.ts';
import { jsonText } from './drawing/json-text.ts';
import { digest, Gallery } from './drawing/output.ts';
import { postScenes } from './drawing/post-scenes.ts';
import { drawPortrait, portraitsOf } from './drawing/portraits.ts';
import { drawScene } from './drawing/scenes.ts';
import { artJobs } from './drawing/shopfront.ts';

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

const sources = inputsOf(join(here, 'drawing'));

const gallery = new Gallery(join(here, 'drop', 'pictures'));
const portraits = tees.flatMap((tee) =>
  portraitsOf(tee).map((portrait) => ({
    name: portrait.file,
    input: digest(JSON.stringify([sources.ofTee(tee), tee.category, tee.brand, portrait])),
    draw: () => drawPortrait(tee, portrait),
    recipe: { avif: [240, 400, 600, 800, 1188], webp: [400, 800], jpeg: [800] },
  })),
);
const postPictures = Object.entries(postScenes).map(([name, scene]) => ({
  name,
  input: digest(JSON.stringify([sources.ofScene(scene), scene])),
  draw: async () => ({ picture: await drawScene(scene), color: hex(scene.ground) }),
  recipe: { avif: [240, 400, 600, 800, 1200], webp: [400, 800], jpeg: [800] },
}));
const pictures = [...postPictures, ...portraits].map((picture) => ({
  name: picture.name,
  isDrawn: () => gallery.has(picture.name, picture.input),
  draw: async () => {
    const { picture: drawn, color } = await picture.draw();
    await gallery.add(picture.name, picture.input, drawn, color, picture.recipe);
  },
}));

const artFolder = join(here, '..', 'storefront', 'art');
const artNotes = join(here, 'drop', 'art-inputs.json');
const artInputs: Record<string, string> = existsSync(artNotes)
  ? (JSON.parse(readFileSync(artNotes, 'utf8')) as Record<string, string>)
  : {};
const art = artJobs(artFolder).map((job) => {
  const input = digest(JSON.stringify([sources.ofArt(), job.made]));
  return {
    name: job.name,
    isDrawn: () => artInputs[job.name] === input && job.files.every((file) => existsSync(join(artFolder, file))),
    draw: async () => {
      await job.draw();
      artInputs[job.name] = input;
      writeFileSync(
        artNotes,
        jsonText(Object.fromEntries(Object.entries(artInputs).toSorted(([a], [b]) => (a < b ? -1 : 1)))),
      );
    },
  };
});

// Close views weigh most: they come first, so that a run which is stopped has done the long part.
const jobs = [
  ...art,
  ...pictures.toSorted((a, b) => Number(b.name.endsWith('detail')) - Number(a.name.endsWith('detail'))),
];
const due = jobs.filter((job) => job.name.startsWith(only) && (again || !job.isDrawn()));

const started = Date.now();
let done = 0;
function showProgress(name: string): void {
  const share = due.length === 0 ? 1 : done / due.length;
  const seconds = (Date.now() - started) / 1000;
  const left = done === 0 ? '' : ` about ${Math.ceil((seconds / done) * (due.length - done))} s left`;
  const bar = '█'.repeat(Math.round(share * 24)).padEnd(24, '·');
  if (process.stdout.isTTY)
    process.stdout.write(`\r${bar} ${done}/${due.length}${left}  ${name.slice(0, 40).padEnd(40)}`);
  else if (done % 10 === 0 || done === due.length) process.stdout.write(`${bar} ${done}/${due.length}${left}\n`);
}

console.log(`${jobs.length} pictures, ${jobs.length - due.length} already drawn`);
const queue = [...due];
async function worker(): Promise<void> {
  for (let job = queue.shift(); job; job = queue.shift()) {
    await job.draw();
    done++;
    showProgress(job.name);
  }
}
await Promise.all([worker(), worker()]);
// The catalogue comes last, so that it never names a picture that is not there yet.
const waiting = pictures.filter((picture) => !picture.isDrawn()).length;
if (waiting === 0) {
  writeFileSync(join(here, 'drop', 'catalogue.json'), jsonText(catalogue()));
  gallery.keepOnly(new Set(pictures.map((picture) => picture.name)));
} else console.log(`\n${waiting} pictures are still to be drawn; catalogue.json is left as it was`);
console.log(`\nDrawn in ${Math.round((Date.now() - started) / 1000)} s`);
