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

export function screenOf(name: string): Screen {
  const screen = screens.get(name);
  if (!screen) throw new Error(`There is no ${name}.screen.tsx`);
  return screen;
}

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
  const component = Object.entries(file).find(([name]) => name.endsWith('Screen'))?.[1];
  if (!component) throw new Error('A screen is missing in its file');
  return component;
}
