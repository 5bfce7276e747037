// Digests of what each picture depends on: the engine's sources and those of its
// prints. Other changes redraw nothing.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tees } from '../catalog/drop.ts';
import type { Tee } from '../catalog/product.ts';
import { digest } from './digest.ts';
import type { Scene } from './scenes/scenes.ts';

export interface Inputs {
  ofTee: (tee: Tee) => string;
  ofScene: (scene: Scene) => string;
  ofArt: () => string;
}

/** Sources of arrangements: the digest contains the scene's content instead. */
const arranging = ['scenes/arrangements.ts', 'scenes/post-scenes.ts', 'workshop.ts', 'inputs.ts'];
const forArt = ['logo.ts', 'scenes/shopfront.ts'];

export function inputsOf(folder: string): Inputs {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  const text = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const isPrint = (file: string) => file.startsWith('prints/') && file !== 'prints/print.ts';
  const isEngine = (file: string) => !isPrint(file) && !arranging.includes(file) && !forArt.includes(file);
  const engine = digest(files.filter(isEngine).map(text).join(''));
  const prints = files.filter(isPrint).map((file) => text(file));
  const printSource = (name: string): string =>
    digest(prints.find((source) => source.includes(`export const ${name}: Motif`)) ?? name);

  const ofTee = (tee: Tee): string => {
    const used = [...tee.design.front, ...tee.design.back].map(({ print }) => printSource(print));
    return digest(JSON.stringify([engine, tee.id, tee.design, used]));
  };
  const ofScene = (scene: Scene): string =>
    digest(JSON.stringify([engine, scene.items.map((item) => tees.filter(({ id }) => id === item.tee).map(ofTee))]));
  return { ofTee, ofScene, ofArt: () => digest(engine + forArt.map(text).join('') + prints.join('')) };
}
