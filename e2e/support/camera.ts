// A camera that sees what a test shows it, and a hand scanner. A whole Chromium (CHROMIUM=…) plays a
// film; the small one from npm has no cameras at all, so there a canvas is one.
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';

const [width, height] = [1280, 720];

/** The browser opens it each time when it starts its camera. */
const film = path.join(tmpdir(), `camera-${process.pid}.y4m`);
export const cameraOptions = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`];

/** On the pages that are opened from then on, the camera sees the element, in the middle. */
export async function showToCamera(shown: Locator): Promise<void> {
  const page = shown.page();
  await page.context().grantPermissions(['camera'], { origin: new URL(page.url()).origin });
  const { picture, grey } = await page.evaluate(draw, {
    png: (await shown.screenshot()).toString('base64'),
    wide: width,
    high: height,
  });
  const colours = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), Buffer.from(grey, 'base64'), colours]);
  await writeFile(film, Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip C420\n`), frame, frame]));
  await page.addInitScript((base64) => {
    const { mediaDevices } = navigator;
    const start = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) =>
      start(wanted).catch(async (error: Error) => {
        if (error.name !== 'NotSupportedError') throw error;
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const still = await createImageBitmap(new Blob([bytes]));
        const canvas = Object.assign(document.createElement('canvas'), { width: still.width, height: still.height });
        const context = canvas.getContext('2d');
        setInterval(() => context?.drawImage(still, 0, 0), 50);
        return canvas.captureStream();
      });
  }, picture);
}

/** In the page: the picture in the middle of a white one, as PNG and as levels of grey. */
async function draw({ png, wide, high }: { png: string; wide: number; high: number }) {
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
  const drawn = await createImageBitmap(new Blob([bytes]));
  const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, wide, high);
  const scale = Math.min(wide / drawn.width, high / drawn.height) * 0.9;
  const [w, h] = [drawn.width * scale, drawn.height * scale];
  context.drawImage(drawn, (wide - w) / 2, (high - h) / 2, w, h);
  const levels = context.getImageData(0, 0, wide, high).data.filter((_, index) => index % 4 === 1);
  let grey = '';
  for (let at = 0; at < levels.length; at += wide) grey += String.fromCodePoint(...levels.subarray(at, at + wide));
  return { picture: canvas.toDataURL().split(',')[1] ?? '', grey: btoa(grey) };
}

/** A key each millisecond, by their own times: a busy machine may stop between two of them. */
export async function scanByHand(page: Page, code: string): Promise<void> {
  await page.evaluate((text) => {
    const start = performance.now();
    for (const [index, key] of [...Array.from(text), 'Enter'].entries()) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: start + index });
      (document.activeElement ?? document.body).dispatchEvent(event);
    }
  }, code);
}
