// The bottom bar of a section's form: its state, and Save, within the thumb's reach.
import { CircleAlert, CircleCheck, ExternalLink } from 'lucide';
import { useEffect, useRef } from 'react';
import { form as texts } from '@taana-baana/contract/admin/texts/shop/settings.ts';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../../design/icon.tsx';

interface SaveBarProps {
  isDirty: boolean;
  isBusy: boolean;
  error: string | undefined;
  /** The last result, until something is typed. */
  done: string | undefined;
  /** Link to where the shop shows it. */
  shopUrl: string | undefined;
  onUndo: (() => void) | undefined;
  onDiscard: () => void;
}

export function SaveBar({ isDirty, isBusy, error, done, shopUrl, onUndo, onDiscard }: SaveBarProps) {
  const state = useRef<HTMLDivElement>(null);
  const before = useRef(isDirty);
  useEffect(() => {
    // The pressed button is gone: the next key starts here, not at the top of the page.
    if (before.current && document.activeElement === document.body) state.current?.focus();
    before.current = isDirty || done !== undefined;
  }, [isDirty, done]);
  return (
    <div className="save-bar">
      <div
        ref={state}
        role="status"
        tabIndex={-1}
        className={`min-w-0 flex-1 text-sm ${done ? 'basis-60' : 'basis-24'}`}
      >
        {done ? (
          <span className="flex items-start gap-1.5 font-medium text-leaf">
            <Icon of={CircleCheck} className="mt-0.5 size-4" />
            {done}
          </span>
        ) : (
          !error && <span className="text-ink-soft">{isDirty ? texts.unsaved : texts.upToDate}</span>
        )}
      </div>
      {error && (
        <p role="alert" className="flex w-full items-start gap-1.5 text-sm font-medium text-madder">
          <Icon of={CircleAlert} className="mt-0.5 size-4" />
          {error}
        </p>
      )}
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
        {done && shopUrl && (
          <a href={shopUrl} target="_blank" rel="noreferrer" className="button button-plain">
            {texts.seeShop}
            <Icon of={ExternalLink} className="size-4" />
          </a>
        )}
        {done && onUndo && (
          <Button isDisabled={isBusy} onPress={onUndo}>
            {texts.undo}
          </Button>
        )}
        {isDirty && (
          <Button kind="plain" onPress={onDiscard}>
            {texts.discard}
          </Button>
        )}
        {!done && (
          <Button type="submit" kind="primary" isDisabled={!isDirty} isPending={isBusy}>
            {texts.save}
          </Button>
        )}
      </div>
    </div>
  );
}
