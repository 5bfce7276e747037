// All screens, loaded lazily, by the names of their files: `store` is screens/store/store.screen.tsx.
import type { ComponentType } from 'react';
import { importWithRetry } from '../../components/import-retry.ts';

export interface Screen {
  /** As the build's manifest names it. */
  file: string;
  load: () => Promise<ComponentType>;
  /** For the first page: never rejects. */
  loadWithRetry: () => Promise<ComponentType>;
}

/** It may have other exports. Undefined: it failed, and the browser is loading the page instead (entry-client.tsx). */
type ScreenFile = Record<`${string}Screen`, ComponentType> | undefined;

const files = import.meta.glob<ScreenFile>('../../screens/*/*.screen.tsx');
const screens = new Map(Object.entries(files).map(toScreen));

/** Undefined only if the file was renamed, which stops the shop at its start. */
export const screenOf = (name: string): Screen => screens.get(name) as Screen;

function toScreen([path, importFile]: [string, () => Promise<ScreenFile>]): [string, Screen] {
  let component: ComponentType | undefined;
  const screen = {
    file: path.slice('../../'.length),
    load: async () => (component ??= await componentIn(await importFile())),
    loadWithRetry: async () => (component ??= await componentIn(await importWithRetry(importFile))),
  };
  return [path.slice(path.lastIndexOf('/') + 1, -'.screen.tsx'.length), screen];
}

async function componentIn(file: ScreenFile): Promise<ComponentType> {
  if (!file) return new Promise(() => {});
  return Object.entries(file).find(([name]) => name.endsWith('Screen'))?.[1] as ComponentType;
}
