// One version of a page: who published it, and its text once opened.
import { useState } from 'react';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import * as texts from '@taana-baana/contract/admin/texts/content/content.ts';
import { Button } from '../../components/button.tsx';
import { LineDifference } from '../../components/writing/line-difference.tsx';

interface VersionRowProps {
  version: number;
  name: string;
  text: string;
  note: string | null;
  /** Null: the default text. */
  at: string | null;
  staff: { readonly name: string } | null;
  inShop: { readonly version: number; readonly text: string };
  isBusy: boolean;
  onBringBack: () => void;
}

export function VersionRow({ version, name, text, note, at, staff, inShop, isBusy, onBringBack }: VersionRowProps) {
  const [open, setOpen] = useState<'read' | 'compare'>();
  const isInShop = version === inShop.version;
  const toggle = (what: 'read' | 'compare') => setOpen(open === what ? undefined : what);
  const { versions: words } = texts;
  return (
    <li className="flex flex-col gap-3 p-4 text-sm">
      <div>
        <h2 className="flex flex-wrap items-center gap-2 text-base leading-snug">
          {name}
          {isInShop && <span className="badge bg-leaf-wash text-leaf">{words.inShop}</span>}
        </h2>
        {at && <p className="text-ink-soft">{texts.by(staff?.name ?? texts.commandLine, formatDateTime(at))}</p>}
        {note && <p>{note}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-label={words.readOf(name)} aria-expanded={open === 'read'} onPress={() => toggle('read')}>
          {open === 'read' ? words.hide : words.read}
        </Button>
        {!isInShop && (
          <>
            <Button
              aria-label={words.compareOf(name)}
              aria-expanded={open === 'compare'}
              onPress={() => toggle('compare')}
            >
              {open === 'compare' ? words.hide : words.compare}
            </Button>
            <Button aria-label={words.bringBackOf(name)} isDisabled={isBusy} onPress={onBringBack}>
              {words.bringBack}
            </Button>
          </>
        )}
      </div>
      {open === 'read' && <div className="rounded-control bg-sunk p-3 whitespace-pre-wrap">{text}</div>}
      {open === 'compare' && <LineDifference before={inShop.text} after={text} legend={words.difference} />}
    </li>
  );
}
