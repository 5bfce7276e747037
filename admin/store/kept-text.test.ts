// Text that is not saved yet belongs to the member who typed it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keeperOf } from './kept-text.ts';

const kept = { text: 'Unsaved', basedOn: { version: 1, draft: null } };

beforeEach(() => {
  const storage = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('another member at the same device does not get it', () => {
  keeperOf('content terms', 'meena').keep(kept);
  expect(keeperOf('content terms', 'ravi').read()).toBeUndefined();
  keeperOf('content terms', 'ravi').drop();
  expect(keeperOf('content terms', 'meena').read()).toEqual(kept);
});

test('a browser that keeps nothing breaks nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  const keeper = keeperOf('content terms', 'meena');
  keeper.keep(kept);
  keeper.drop();
  expect(keeper.read()).toBeUndefined();
});

test('what the version before kept is read, and leaves its place with the next text', () => {
  localStorage.setItem('content meena terms', JSON.stringify(kept));
  const keeper = keeperOf('content terms', 'meena', 'content meena terms');
  expect(keeper.read()).toEqual(kept);
  keeper.keep({ ...kept, text: 'Newer' });
  expect(keeper.read()).toEqual({ ...kept, text: 'Newer' });
  keeper.drop();
  expect(keeper.read()).toBeUndefined();
});
