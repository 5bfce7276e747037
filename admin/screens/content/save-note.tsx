// Whether what is typed is saved.
import { CircleAlert, CircleCheck, CloudOff } from 'lucide';
import { writeTime } from '@taana-baana/contract/admin/texts/moments.ts';
import { saving as texts } from '@taana-baana/contract/admin/texts/content.ts';
import { Icon } from '../../components/icon.tsx';
import type { SaveState } from './draft-saver.ts';

export function SaveNote({ state }: { state: SaveState }) {
  const { words, icon, look } = describe(state);
  return (
    <p role="status" className={`flex items-start gap-1.5 text-sm font-medium ${look}`}>
      {icon && <Icon of={icon} className="mt-0.5 size-4" />}
      <span className="max-h-24 min-w-0 overflow-y-auto break-words">{words}</span>
    </p>
  );
}

function describe(state: SaveState) {
  switch (state.kind) {
    case 'saved':
      return { words: texts.saved(writeTime(state.at)), icon: CircleCheck, look: 'text-leaf' };
    case 'offline':
      return { words: texts.offline, icon: CloudOff, look: 'text-madder' };
    case 'refused':
      return { words: texts.refused(state.message), icon: CircleAlert, look: 'text-madder' };
    case 'failed':
      return { words: texts.failed(state.message), icon: CircleAlert, look: 'text-madder' };
    case 'conflict':
      return { words: texts.conflict, icon: CircleAlert, look: 'text-madder' };
    default:
      return { words: texts[state.kind], icon: undefined, look: 'text-ink-soft' };
  }
}
