// The shop's own pictures in storefront/art: banners, stories, workshop, samples, logo, icons and
// the sharing picture, with fixed names.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { banners, shareScene, stories } from './arrangements.ts';
import type { Picture } from '../garment/cloth.ts';
import { icon, logo, mark } from '../logo.ts';
import { drawScene } from './scenes.ts';
import { samples, workshop } from '../workshop.ts';
import { litGround, type Rgb } from './studio.ts';

export interface ArtJob {
  name: string;
  /** The files it writes, and the data they are made of in addition to the program. */
  files: readonly string[];
  made: unknown;
  draw: () => Promise<void>;
}

/**
 * The first picture on a slow connection: 20 KB instead of 25, and the knit
 * still shows.
 */
const phoneBannerQuality = 45;

async function save(
  folder: string,
  name: string,
  picture: Picture,
  width: number,
  format: 'avif' | 'jpg',
  quality = format === 'jpg' ? 70 : width > 900 ? 46 : 50,
): Promise<void> {
  const image = sharp(picture.pixels, { raw: { width: picture.width, height: picture.height, channels: 4 } })
    .removeAlpha()
    .resize({ width, kernel: 'lanczos3' });
  const data =
    format === 'avif'
      ? image.avif({ quality, effort: 2, chromaSubsampling: '4:4:4' })
      : image.jpeg({ quality, mozjpeg: true, progressive: true });
  writeFileSync(join(folder, name), await data.toBuffer());
}

/** Evens out the studio's light towards the left and the top, where the page goes on with the plain ground. */
function joinGround(picture: Picture, ground: Rgb): Picture {
  const { width, height, pixels } = picture;
  const lit = litGround(width, height, ground).pixels;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const away = Math.min(1, Math.min(x / width, y / height) / 0.35);
      const share = 1 - away * away * (3 - 2 * away);
      const i = (y * width + x) * 4;
      for (const c of [0, 1, 2] as const)
        pixels[i + c] = Math.min(255, Math.round(pixels[i + c]! * (1 + (ground[c] / lit[i + c]! - 1) * share)));
    }
  }
  return picture;
}

export function artJobs(folder: string): ArtJob[] {
  mkdirSync(folder, { recursive: true });
  const jobs: ArtJob[] = [];
  banners.forEach(({ wide, phone }, i) => {
    const name = `banner-${i + 1}`;
    const sizes = [800, 1600].flatMap((width) =>
      (['avif', 'jpg'] as const).map((format) => ({ width, format, file: `${name}-${width}.${format}` })),
    );
    jobs.push({
      name,
      files: sizes.map(({ file }) => file),
      made: wide,
      draw: async () => {
        const picture = await drawScene(wide);
        for (const { width, format, file } of sizes) await save(folder, file, picture, width, format);
      },
    });
    jobs.push({
      name: `${name}-phone`,
      files: [`${name}-phone-800.avif`],
      made: phone,
      draw: async () => {
        const picture = joinGround(await drawScene(phone), phone.ground);
        await save(folder, `${name}-phone-800.avif`, picture, 800, 'avif', phoneBannerQuality);
      },
    });
  });
  const pages = [
    ...stories.map(({ scene }, i) => ({ name: `story-${String(i + 1).padStart(2, '0')}`, scene })),
    ...workshop.map(({ scene }, i) => ({ name: `workshop-${i + 1}`, scene })),
    ...samples.map(({ name, scene }) => ({ name: `sample-${name}`, scene })),
  ];
  pages.forEach(({ name, scene }) => {
    jobs.push({
      name,
      files: [`${name}-400.avif`, `${name}-800.avif`, `${name}-800.jpg`],
      made: scene,
      draw: async () => {
        const picture = await drawScene(scene);
        await save(folder, `${name}-400.avif`, picture, 400, 'avif');
        await save(folder, `${name}-800.avif`, picture, 800, 'avif');
        await save(folder, `${name}-800.jpg`, picture, 800, 'jpg');
      },
    });
  });
  jobs.push({
    name: 'logo',
    files: ['mark.svg', 'favicon.png', 'icon-192.png', 'icon-512.png', 'apple-touch-icon.png'],
    made: 'logo',
    draw: async () => {
      writeFileSync(join(folder, 'mark.svg'), mark());
      const png = async (file: string, side: number, svg: string) =>
        writeFileSync(
          join(folder, file),
          await sharp(Buffer.from(svg), { density: 72 * (side / 100) })
            .resize(side, side)
            .png({ palette: true })
            .toBuffer(),
        );
      // Not SVG: browsers redraw an SVG icon at each navigation, on the page's own thread.
      await png('favicon.png', 96, icon(0.17, 22));
      await png('icon-192.png', 192, icon(0.22, 0));
      await png('icon-512.png', 512, icon(0.22, 0));
      await png('apple-touch-icon.png', 180, icon(0.19, 0));
    },
  });
  jobs.push({
    name: 'share',
    files: ['share.jpg'],
    made: shareScene,
    draw: async () => {
      const picture = await drawScene(shareScene);
      const sign = await sharp(Buffer.from(logo()), { density: 300 }).resize({ width: 470 }).png().toBuffer();
      const data = await sharp(picture.pixels, { raw: { width: picture.width, height: picture.height, channels: 4 } })
        .composite([{ input: sign, left: 64, top: 270 }])
        .removeAlpha()
        .jpeg({ quality: 78, mozjpeg: true })
        .toBuffer();
      writeFileSync(join(folder, 'share.jpg'), data);
    },
  });
  return jobs;
}
