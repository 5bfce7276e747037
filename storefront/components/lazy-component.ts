// A component in a separate file. Show it within a `Suspense`.
import { lazy, type ComponentType } from 'react';
import { importWithRetry } from './import-retry.ts';

export const lazyComponent = <File, Props>(load: () => Promise<File>, pick: (file: File) => ComponentType<Props>) =>
  lazy(async () => ({ default: pick(await importWithRetry(load)) }));
