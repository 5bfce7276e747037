// The committed sample catalogue is complete, and small enough to clone.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bannerCaptions, sampleCaptions, storyCaptions, workshopCaptions } from './art-captions.ts';
import { catalog } from './catalog/catalog.ts';
import { tees } from './catalog/drop.ts';
import { posts } from './catalog/posts.ts';
import { reviewsOf } from './catalog/reviews.ts';
import { artFolder, artworkJobs, pictureJobs } from './drawing/jobs.ts';
import type { Manifest } from './drawing/output.ts';
import { portraitsOf } from './drawing/scenes/portraits.ts';

const drop = join(import.meta.dirname, 'drop');
const manifest = JSON.parse(readFileSync(join(drop, 'pictures', 'manifest.json'), 'utf8')) as Manifest;

describe('the catalogue', () => {
  it('is what the sources say', () => {
    const committed: unknown = JSON.parse(readFileSync(join(drop, 'catalogue.json'), 'utf8'));
    expect(committed).toEqual(JSON.parse(JSON.stringify(catalog())));
  });

  it('has at least 48 tees with prices from 399 to 2499 and handles of their own', () => {
    expect(tees.length).toBeGreaterThanOrEqual(48);
    expect(new Set(tees.map(({ id }) => id)).size).toBe(tees.length);
    for (const { id, price } of tees) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(price, id).toBeGreaterThanOrEqual(399);
      expect(price, id).toBeLessThanOrEqual(2499);
    }
  });

  it("tags some tees only as popular, as the specification requires for 'Our Popular Products'", () => {
    const marked = tees.filter(({ tags }) => tags.join(',') === 'popular');
    expect(marked.length).toBeGreaterThanOrEqual(4);
    expect(tees.filter(({ tags }) => tags.includes('popular')).length).toBeGreaterThan(marked.length);
  });

  it('gives every tee two to six different colours', () => {
    for (const { id, colors } of tees) {
      expect(new Set(colors).size, id).toBe(colors.length);
      expect(colors.length, id).toBeGreaterThanOrEqual(2);
      expect(colors.length, id).toBeLessThanOrEqual(6);
    }
  });

  it('has no review from before its tee was listed, and the same reviews each time', () => {
    for (const tee of tees) {
      const reviews = reviewsOf(tee);
      expect(reviews).toEqual(reviewsOf(tee));
      for (const review of reviews) expect(review.createdAt > tee.date, tee.id).toBe(true);
    }
  });
});

describe('the pictures', () => {
  it('show every tee in every one of its colours, and the print from near by before the back', () => {
    for (const tee of tees) {
      const portraits = portraitsOf(tee);
      expect(new Set(portraits.map(({ colour }) => colour)), tee.id).toEqual(new Set(tee.colors));
      const views = portraits.filter(({ isHung }) => !isHung);
      expect(views.slice(0, 3).map(({ file }) => file)).toEqual(
        ['front', 'detail', 'back'].map((view) => `${tee.id}-${view}`),
      );
    }
  });

  it('all have each of their files', () => {
    const named = [...tees.flatMap(portraitsOf), ...posts.flatMap(({ images }) => images)].map(({ file }) => file);
    expect(Object.keys(manifest).toSorted()).toEqual(named.toSorted());
    const files = new Set(readdirSync(join(drop, 'pictures')));
    for (const [name, { variants }] of Object.entries(manifest)) {
      for (const { file } of variants) expect(files.has(file), `${name}: ${file}`).toBe(true);
      expect(variants.map(({ format }) => format)).toEqual(expect.arrayContaining(['avif', 'jpeg']));
    }
  });

  it('are what the sources draw; otherwise run `node sample/draw.ts`', () => {
    const read = (path: string) => JSON.parse(readFileSync(join(drop, path), 'utf8')) as Record<string, string>;
    const drawnFrom = { ...read('pictures/inputs.json'), ...read('art-inputs.json') };
    expect(drawnFrom).toEqual(Object.fromEntries([...pictureJobs, ...artworkJobs].map((job) => [job.name, job.input])));
  });

  it('of the shopfront have their captions, and those of the story say what they show', () => {
    const read = (name: string) => JSON.parse(readFileSync(join(artFolder, name), 'utf8')) as Record<string, unknown>;
    expect(read('captions-banner.json')).toEqual(bannerCaptions());
    expect(read('captions-story.json')).toEqual(storyCaptions());
    expect(read('captions-workshop.json')).toEqual(workshopCaptions());
    expect(read('captions-sample.json')).toEqual(sampleCaptions());
    const stories = Object.entries(storyCaptions());
    expect(stories).toHaveLength(14);
    for (const [name, { alt }] of stories) expect(alt, name).toMatch(/^[A-Z].{12,}/);
  });

  it('weigh less than 60 MB with the art of the shopfront', () => {
    const weight = (folder: string): number =>
      readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    const total = weight(join(drop, 'pictures')) + weight(artFolder);
    expect(total).toBeLessThan(60_000_000);
  });
});
