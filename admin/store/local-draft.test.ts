// A local draft belongs to the member who typed it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropOldDrafts, localDraft } from './local-draft.ts';

const kept = { text: 'Unsaved', basedOn: { version: 1, draft: null } };

beforeEach(() => {
  const stored: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
    removeItem: (key: string) => void delete stored[key],
  };
  // The keys of a storage are its texts.
  vi.stubGlobal(
    'localStorage',
    new Proxy(stored, { get: (_, name) => methods[name as keyof typeof methods] ?? stored[String(name)] }),
  );
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

test('what the previous version kept is read, and leaves its place with the next text', () => {
  localStorage.setItem('content meena terms', JSON.stringify(kept));
  const storage = localDraft('content terms', 'meena', 'content meena terms');
  expect(storage.read()).toEqual(kept);
  storage.keep({ ...kept, text: 'Newer' });
  expect(storage.read()).toEqual({ ...kept, text: 'Newer' });
  storage.drop();
  expect(storage.read()).toBeUndefined();
});

test('a draft goes after two weeks, also one that nobody opens again', () => {
  const writtenAgo = (days: number) => {
    vi.useFakeTimers({ now: Date.now() - days * 24 * 3600_000 });
    localDraft(`note ${days}`, 'meena').keep(kept);
    vi.useRealTimers();
  };
  writtenAgo(13);
  writtenAgo(15);
  localStorage.setItem('appearance', 'dark');
  expect(localDraft('note 13', 'meena').read()).toEqual(kept);
  expect(localDraft('note 15', 'meena').read()).toBeUndefined();
  dropOldDrafts();
  expect(Object.keys(localStorage)).toEqual(['note 13 meena', 'appearance']);
});

test('a draft of version 0.3, which had no date, is read', () => {
  localStorage.setItem('product new meena', JSON.stringify(kept));
  dropOldDrafts();
  expect(localDraft('product new', 'meena').read()).toEqual(kept);
});

test('a tab knows that another one has written since', () => {
  const [one, other] = [localDraft('note', 'meena'), localDraft('note', 'meena')];
  one.keep(kept);
  expect(one.isFromElsewhere()).toBe(false);
  expect(other.isFromElsewhere()).toBe(true);
  other.read();
  expect(other.isFromElsewhere()).toBe(false);
  other.keep({ ...kept, text: 'Newer' });
  expect(one.isFromElsewhere()).toBe(true);
  other.drop();
  expect(one.isFromElsewhere()).toBe(false);
});
