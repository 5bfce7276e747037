// Inlined in every page: loads the page's modules after its pictures; records events until then.
import { pauseOrOnline, reloadOnce, touchedMark } from '../components/import-retry.ts';
import { recordEvents } from './event-replay.ts';

/** A picture that does not load must not block the page. */
const maxWaitMs = 3000;

const page = document.documentElement;
const opened = location.pathname + location.search;
let isLoading = false;

// Reserves the header's space for links that only customers see.
try {
  if (localStorage.getItem('token')) page.classList.add('is-signed-in');
} catch {
  // Storage is blocked: no session.
}

for (const type of ['click', 'input'])
  window.addEventListener(type, () => page.setAttribute(touchedMark, ''), { capture: true, once: true });
const stopRecording = recordEvents(loadModules);

// After the frame that paints the pictures.
window.addEventListener('load', () => requestAnimationFrame(() => setTimeout(loadModules)));
setTimeout(loadModules, maxWaitMs);

// Going back to an entry from before a reload: this document cannot render it, so reload.
const reloadMoved = () => location.pathname + location.search !== opened && location.reload();
window.addEventListener('popstate', reloadMoved);
window.addEventListener('hydrated', () => window.removeEventListener('popstate', reloadMoved));

function loadModules(): void {
  if (isLoading) return;
  isLoading = true;
  const named = document.querySelector<HTMLMetaElement>('meta[name=page-modules]')?.content ?? '';
  const [entry = '', ...imports] = named.split(' ');
  for (const href of imports)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  loadEntry(entry, 0);
}

function loadEntry(entry: string, failures: number): void {
  // After a failure, retry under another URL: see import-retry.ts.
  const src = failures === 0 ? entry : `${entry}?retry=${failures}`;
  const onerror = () => void retryEntry(entry, failures + 1);
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src, onerror }));
}

async function retryEntry(entry: string, failures: number): Promise<void> {
  if (failures > 1) {
    stopRecording();
    await reloadOnce();
  }
  await pauseOrOnline(failures);
  loadEntry(entry, failures);
}
