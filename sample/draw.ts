// Draws the sample pictures: `node sample/draw.ts` all of them, `--only <prefix>`
// some, `--again` also finished ones.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { bannerCaptions, sampleCaptions, storyCaptions, workshopCaptions } from './art-captions.ts';
import { catalog } from './catalog/catalog.ts';
import { artFolder, artworkJobs, pictureJobs, picturesFolder, sample } from './drawing/jobs.ts';
import { jsonText } from './drawing/json-text.ts';
import { type Entry, Gallery } from './drawing/output.ts';

const help = `Draws the pictures of the sample catalogue that are not drawn yet.

  node sample/draw.ts                 what has changed since the last run
  node sample/draw.ts --only <start>  only pictures whose name begins so
  node sample/draw.ts --again         also those that are drawn already
`;
const values = asked();
if (values.help) {
  console.log(help);
  process.exit(0);
}

mkdirSync(join(sample, 'drop'), { recursive: true });
const gallery = new Gallery(picturesFolder);
const artNotes = join(sample, 'drop', 'art-inputs.json');
const artInputs: Record<string, string> = existsSync(artNotes)
  ? (JSON.parse(readFileSync(artNotes, 'utf8')) as Record<string, string>)
  : {};

// Close views take longest. They come first, so that no thread is left with one at the end.
const jobs = [
  ...artworkJobs,
  ...pictureJobs.toSorted((a, b) => Number(b.name.endsWith('detail')) - Number(a.name.endsWith('detail'))),
];
const isDrawn = (job: (typeof jobs)[number]): boolean =>
  job.kind === 'picture'
    ? gallery.has(job.name, job.input)
    : artInputs[job.name] === job.input && job.files.every((file) => existsSync(join(artFolder, file)));
const due = jobs.filter((job) => job.name.startsWith(values.only) && (values.again || !isDrawn(job)));

// Each finished picture is recorded at once, so stopping between two loses nothing.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    console.log('\nStopped. What is drawn stays drawn: the same command goes on from here.');
    process.exit(130);
  });

const started = Date.now();
let done = 0;
console.log(`${jobs.length} pictures, ${jobs.length - due.length} already drawn`);
const queue = [...due];
const threads = Math.min(availableParallelism(), queue.length);
await Promise.all(Array.from({ length: threads }, () => drawFromQueue()));

// Written last, so that the catalogue never names a missing picture.
const waiting = pictureJobs.filter((job) => !isDrawn(job)).length;
if (waiting === 0) {
  writeFileSync(join(sample, 'drop', 'catalogue.json'), jsonText(catalog()));
  writeFileSync(join(artFolder, 'captions-banner.json'), jsonText(bannerCaptions()));
  writeFileSync(join(artFolder, 'captions-story.json'), jsonText(storyCaptions()));
  writeFileSync(join(artFolder, 'captions-workshop.json'), jsonText(workshopCaptions()));
  writeFileSync(join(artFolder, 'captions-sample.json'), jsonText(sampleCaptions()));
  gallery.keepOnly(new Set(pictureJobs.map(({ name }) => name)));
} else console.log(`\n${waiting} pictures are still to be drawn; catalogue.json is left as it was`);
console.log(`\nDrawn in ${Math.round((Date.now() - started) / 1000)} s`);

function asked(): { only: string; again?: boolean; help?: boolean } {
  try {
    const options = {
      only: { type: 'string', default: '' },
      again: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
    process.exit(2);
  }
}

/** One thread, which draws one picture after another; each is recorded when its files exist. */
async function drawFromQueue(): Promise<void> {
  const thread = new Worker(new URL('drawing/thread.ts', import.meta.url));
  try {
    for (let job = queue.shift(); job; job = queue.shift()) {
      const { promise, resolve, reject } = Promise.withResolvers<{ entry?: Entry }>();
      thread.once('message', resolve).once('error', reject).postMessage(job.name);
      const { entry } = await promise;
      thread.removeAllListeners('error');
      if (entry) gallery.note(job.name, job.input, entry);
      else noteArtwork(job.name, job.input);
      done += 1;
      showProgress(job.name);
    }
  } finally {
    await thread.terminate();
  }
}

function noteArtwork(name: string, input: string): void {
  artInputs[name] = input;
  const sorted = Object.entries(artInputs).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(artNotes, jsonText(Object.fromEntries(sorted)));
}

function showProgress(name: string): void {
  const share = done / due.length;
  const seconds = (Date.now() - started) / 1000;
  const left = ` about ${Math.ceil((seconds / done) * (due.length - done))} s left`;
  const bar = '█'.repeat(Math.round(share * 24)).padEnd(24, '·');
  if (process.stdout.isTTY)
    process.stdout.write(`\r${bar} ${done}/${due.length}${left}  ${name.slice(0, 40).padEnd(40)}`);
  else if (done % 10 === 0 || done === due.length) process.stdout.write(`${bar} ${done}/${due.length}${left}\n`);
}
