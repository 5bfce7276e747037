// Keys that work on every screen: `/` for its search, `?` for the list of keys.
import { Suspense, useState } from 'react';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { useKeys } from '../../components/use-keys.ts';

const ShortcutList = lazyPart(async () => (await import('./shortcut-list.tsx')).ShortcutList);

export function Shortcuts() {
  const [isOpen, setIsOpen] = useState(false);
  useKeys({
    '?': () => setIsOpen(true),
    '/': (event) => {
      const search = document.querySelector<HTMLInputElement>('main input[type=search]');
      if (!search) return;
      event.preventDefault();
      search.focus();
      search.select();
    },
  });
  return <Suspense>{isOpen && <ShortcutList onClose={() => setIsOpen(false)} />}</Suspense>;
}
