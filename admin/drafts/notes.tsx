// Beside the buttons of a draft: whether the typed text is saved, and that it is published.
import { CircleAlert, CircleCheck, CloudOff, ExternalLink } from 'lucide';
import type { ReactNode } from 'react';
import { formatTime } from '@taana-baana/contract/admin/texts/dates.ts';
import * as texts from '@taana-baana/contract/admin/texts/writing.ts';
import { Icon } from '../../design/icon.tsx';
import type { SaveState } from './draft-saver.ts';
import { adminApi } from '../store/admin-api.ts';

/** `unchanged`: the text while there is no draft. */
export function SaveNote({ state, unchanged }: { state: SaveState; unchanged: string }) {
  const { words, icon, look } = describe(state, unchanged);
  const isFailure = look === failed;
  return (
    // A screen reader hears errors, not every pause of typing.
    <p aria-live={isFailure ? 'polite' : 'off'} className={`flex items-start gap-1.5 text-sm font-medium ${look}`}>
      {icon && <Icon of={icon} className="mt-0.5 size-4" />}
      <span className="max-h-24 min-w-0 overflow-y-auto">{words}</span>
    </p>
  );
}

const failed = 'text-madder';

function describe(state: SaveState, unchanged: string) {
  switch (state.kind) {
    case 'saved':
      return { words: texts.saving.saved(formatTime(state.at)), icon: CircleCheck, look: 'text-leaf' };
    case 'offline':
      return { words: texts.saving.offline, icon: CloudOff, look: failed };
    case 'refused':
      return { words: texts.saving.refused(state.message), icon: CircleAlert, look: failed };
    case 'failed':
      return { words: texts.saving.failed(state.message), icon: CircleAlert, look: failed };
    case 'conflict':
      return { words: texts.saving.conflict, icon: CircleAlert, look: failed };
    case 'unchanged':
      return { words: unchanged, icon: undefined, look: 'text-ink-soft' };
    default:
      return { words: texts.saving[state.kind], icon: undefined, look: 'text-ink-soft' };
  }
}

interface PublishedNoteProps {
  text?: string;
  /** Null: the shop does not show it yet. */
  path: string | null;
  children?: ReactNode;
}

export function PublishedNote({ text = texts.published, path, children }: PublishedNoteProps) {
  const { data: me } = adminApi.useGetMeQuery();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <p role="status" className="flex items-start gap-1.5 font-medium text-leaf">
        <Icon of={CircleCheck} className="mt-0.5 size-4" />
        {text}
      </p>
      {me && path !== null && (
        <a href={me.shopUrl + path} target="_blank" rel="noreferrer" className="button button-plain px-2">
          {texts.seeInShop}
          <Icon of={ExternalLink} className="size-4" />
        </a>
      )}
      {children}
    </div>
  );
}
