// The list of keyboard shortcuts: of every screen, of lists, and of packing.
import * as texts from '@taana-baana/contract/admin/texts/shell.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';

const keys = [
  ['/', texts.shortcuts.search],
  ['?', texts.shortcuts.list],
  ['Esc', texts.shortcuts.close],
] as const;

const keysOfLists = [
  ['j', texts.shortcuts.next],
  ['k', texts.shortcuts.previous],
  ['x', texts.shortcuts.choose],
  ['Enter', texts.shortcuts.open],
] as const;

const keysOfPacking = [
  ['j', texts.shortcuts.next],
  ['k', texts.shortcuts.previous],
  [texts.shortcuts.space, texts.shortcuts.tick],
] as const;

export const ShortcutList = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={texts.shortcuts.heading} isOpen onClose={onClose}>
    <Keys keys={keys} />
    <h3 className="-mb-3 font-text text-sm font-semibold text-ink-soft">{texts.shortcuts.inLists}</h3>
    <Keys keys={keysOfLists} />
    <h3 className="-mb-3 font-text text-sm font-semibold text-ink-soft">{texts.shortcuts.inPacking}</h3>
    <Keys keys={keysOfPacking} />
    <p className="text-sm text-ink-soft">{texts.shortcuts.switchOff}</p>
  </Dialog>
);

const Keys = ({ keys: shown }: { keys: readonly (readonly [key: string, meaning: string])[] }) => (
  <dl className="ruled">
    {shown.map(([key, meaning]) => (
      <div key={key} className="flex flex-row-reverse items-center justify-between gap-4 py-2">
        <dt>
          <kbd className="badge border border-line bg-sunk font-text">{key}</kbd>
        </dt>
        <dd>{meaning}</dd>
      </div>
    ))}
  </dl>
);
