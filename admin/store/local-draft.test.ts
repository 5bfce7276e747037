// A local draft belongs to the member who typed it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localDraft } from './local-draft.ts';

const kept = { text: 'Unsaved', basedOn: { version: 1, draft: null } };

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('another member at the same device does not get it', () => {
  localDraft('content terms', 'meena').keep(kept);
  expect(localDraft('content terms', 'ravi').read()).toBeUndefined();
  localDraft('content terms', 'ravi').drop();
  expect(localDraft('content terms', 'meena').read()).toEqual(kept);
});

test('a browser that keeps nothing breaks nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  const storage = localDraft('content terms', 'meena');
  storage.keep(kept);
  storage.drop();
  expect(storage.read()).toBeUndefined();
});

test('what the version before kept is read, and leaves its place with the next text', () => {
  localStorage.setItem('content meena terms', JSON.stringify(kept));
  const storage = localDraft('content terms', 'meena', 'content meena terms');
  expect(storage.read()).toEqual(kept);
  storage.keep({ ...kept, text: 'Newer' });
  expect(storage.read()).toEqual({ ...kept, text: 'Newer' });
  storage.drop();
  expect(storage.read()).toBeUndefined();
});
