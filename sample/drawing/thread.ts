// A drawing thread: receives a picture's name, draws it, and returns its manifest entry.
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { artworkJobs, pictureJobs } from './jobs.ts';

sharp.concurrency(1);
sharp.cache(false);

const jobs = new Map([...artworkJobs, ...pictureJobs].map((job) => [job.name, job]));
parentPort?.on('message', (name: string) => void answer(name));

async function answer(name: string): Promise<void> {
  const entry = await jobs.get(name)?.draw();
  parentPort?.postMessage({ name, entry });
}
