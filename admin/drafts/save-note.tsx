// Shows whether the typed text is saved.
import { CircleAlert, CircleCheck, CloudOff } from 'lucide';
import { formatTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { saving as texts } from '@taana-baana/contract/admin/texts/writing.ts';
import { Icon } from '../components/icon.tsx';
import type { SaveState } from './draft-saver.ts';

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
      return { words: texts.saved(formatTime(state.at)), icon: CircleCheck, look: 'text-leaf' };
    case 'offline':
      return { words: texts.offline, icon: CloudOff, look: failed };
    case 'refused':
      return { words: texts.refused(state.message), icon: CircleAlert, look: failed };
    case 'failed':
      return { words: texts.failed(state.message), icon: CircleAlert, look: failed };
    case 'conflict':
      return { words: texts.conflict, icon: CircleAlert, look: failed };
    case 'unchanged':
      return { words: unchanged, icon: undefined, look: 'text-ink-soft' };
    default:
      return { words: texts[state.kind], icon: undefined, look: 'text-ink-soft' };
  }
}
