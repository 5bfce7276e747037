// What the store's tests share: a real store over answers written down, and spies for what surrounds it.
import { vi } from 'vitest';
import { restoreSession } from './account.thunks.ts';
import { createBrowserStorage, type Notice } from './browser-storage.ts';
import { createAppStore } from './create-store.ts';

export const asha = {
  _id: 'u1',
  firstname: 'Asha',
  lastname: 'Rao',
  email: 'asha@example.com',
  mobile: '9876543210',
  token: 'tok',
};
export const line = {
  _id: 'l1',
  productId: { _id: 'tee' },
  quantity: 2,
  price: 500,
  color: { _id: 'c', title: 'red' },
  size: 'M',
};

export type Answer = { status?: number; body?: unknown; headers?: Record<string, string> };

class MemoryStorage {
  entries = new Map<string, string>();
  getItem = (key: string) => this.entries.get(key) ?? null;
  setItem = (key: string, value: string) => void this.entries.set(key, value);
  removeItem = (key: string) => void this.entries.delete(key);
  clear = () => this.entries.clear();
}

export function setUp(answers: Record<string, Answer | ((sent: RequestInit) => Answer | Promise<Answer>)> = {}) {
  const sent: string[] = [];
  const local = new MemoryStorage();
  const session = new MemoryStorage();
  const storage = createBrowserStorage({ localStorage: local, sessionStorage: session } as unknown as Window);
  const say = () => vi.fn<(message: string) => void>();
  const toasts = { show: vi.fn<(notice: Notice) => void>(), success: say(), info: say(), error: say() };
  const move = () => vi.fn<(to?: string, options?: object) => void>();
  const navigation = { go: move(), refresh: move(), load: move(), reload: move() };
  const fetch = (async (url: string, init: RequestInit) => {
    const call = `${init.method} ${decodeURIComponent(url)}`;
    sent.push(call);
    const known = answers[call] ?? { status: 404, body: { message: 'Not found', code: 'not-found' } };
    const { status = 200, body, headers = {} } = typeof known === 'function' ? await known(init) : known;
    return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
  }) as unknown as typeof globalThis.fetch;
  const store = createAppStore({ fetch, toasts, navigation, storage });
  const signIn = async () => {
    storage.saveCustomer(asha);
    await store.dispatch(restoreSession());
  };
  return { store, sent, toasts, navigation, storage, local, signIn };
}

export const failed = { status: 500, body: { message: 'server says', code: 'internal' } };
