// Parts of a page whose module comes right after the page's own: until then the server's HTML stands there, and React takes them over when they are here (decision 0024).
import {
  createElement,
  memo,
  Suspense,
  use,
  useEffect,
  useRef,
  type ComponentType,
  type ReactElement,
  type RefObject,
} from 'react';
import { importAgain, reloadOnce } from './import-again.ts';
import { arrivedEvent, lateMark } from './late-mark.ts';

export interface LateParts {
  load: () => Promise<unknown>;
}

/** Milliseconds until parts that did not come are asked for again; at once when there is a connection again. */
const pause = 5000;

const never = new Promise<never>(() => {});
const named: { load: () => Promise<unknown>; come: () => Promise<unknown> }[] = [];
const awaited = new Set<() => Promise<unknown>>();

/** For the server, which never sends a page with a part missing. */
export const everyPart = () => Promise.all(named.map(({ load }) => load()));
/** Sends for those of the page that was opened. */
export const letPartsCome = () => named.forEach(({ come }) => void come());
/** Asks once more for what of the page is still the server's, and fails if it does not come. */
export const awaitedParts = () => Promise.all([...awaited].map((load) => load()));

/** `load` gives undefined where the browser is opening another page instead (app/entry-client.tsx). */
type Load<Name extends string> = () => Promise<{ parts: Record<Name, ComponentType> } | undefined>;

/**
 * `load`: one file that has them all. A part takes no props, and reads for itself what it shows: an update that reached
 * it before its module would have React put nothing in the place of the server's HTML. What comes by the address is a
 * transition, and waits for it.
 */
export function late<Name extends string>(load: Load<Name>) {
  let parts: Record<Name, ComponentType> | undefined;
  let coming: Promise<Record<Name, ComponentType>> | undefined;
  const loadParts = async () => (parts ??= (await importAgain(load))?.parts ?? (await never));
  const come = () => (coming ??= untilTheyCome(loadParts));
  named.push({ load: loadParts, come });

  function part(name: Name): ComponentType {
    let element: ReactElement | undefined;
    const Part = () => (element ??= createElement((parts ?? use(come()))[name]));
    return memo(function Late() {
      const place = useRef<HTMLDivElement>(null);
      return (
        <div ref={place} className="contents" {...{ [lateMark]: '' }}>
          <Suspense>
            <Part />
            <Arrival place={place} />
          </Suspense>
        </div>
      );
    });
  }
  return { load: loadParts, part };
}

function Arrival({ place }: { place: RefObject<HTMLElement | null> }) {
  useEffect(() => arrive(place.current), [place]);
  return null;
}

/** Told when React is at rest: else it would keep what is typed for later, and the press after it would not know of it. */
export function arrive(place: Element | null): void {
  queueMicrotask(() => {
    place?.removeAttribute(lateMark);
    place?.dispatchEvent(new Event(arrivedEvent, { bubbles: true }));
  });
}

/** Never fails: the page stays as the server sent it. */
async function untilTheyCome<Parts>(load: () => Promise<Parts>, isRetry = false): Promise<Parts> {
  awaited.add(load);
  try {
    const parts = await load();
    awaited.delete(load);
    return parts;
  } catch {
    if (isRetry) await reloadOnce();
    await new Promise((resolve) => {
      window.addEventListener('online', resolve, { once: true });
      setTimeout(resolve, pause);
    });
    return untilTheyCome(load, true);
  }
}
