// The page of a draft: the note of a text that is back, the fields, the bar that saves and publishes,
// and both versions if somebody else saved first.
import { Eye } from 'lucide';
import { type ReactNode, useState } from 'react';
import * as texts from '@taana-baana/contract/admin/texts/writing.ts';
import { ActionsMenu, type MenuAction } from '../components/actions/actions-menu.tsx';
import { Button } from '../components/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { Page } from '../components/page/page.tsx';
import { showToast } from '../components/toasts/toast-queue.ts';
import { ConflictDialog } from '../components/writing/conflict-dialog.tsx';
import { LineDifference } from '../components/writing/line-difference.tsx';
import type { DraftInUse } from './use-draft.ts';
import { Notice } from '../components/page/notice.tsx';

interface DraftPageProps<Text, Saved, Basis> {
  draft: DraftInUse<Text, Saved, Basis>;
  title: string;
  width?: 'form' | 'list';
  /** The back link. */
  above: ReactNode;
  /** Beside the heading: a menu, or what is given. */
  menu?: { readonly label: string; readonly actions: readonly MenuAction[] };
  badges?: ReactNode;
  /** Distance of the parts. */
  gap?: string;
  children: ReactNode;
}

export function DraftPage<Text, Saved, Basis>(props: DraftPageProps<Text, Saved, Basis>) {
  const { draft: use, title, width = 'form', above, menu, badges, gap = 'gap-4', children } = props;
  const { draft, saver, kind, bringBack } = use;
  const { state, isRestored } = draft;
  const takeTheirs = () => {
    saver.takeTheirs();
    showToast(texts.conflict.taken, { onUndo: () => bringBack(draft.text) });
  };
  return (
    <Page
      title={title}
      width={width}
      above={above}
      actions={menu ? <ActionsMenu label={menu.label} actions={[...menu.actions]} /> : badges}
    >
      <div className={`flex flex-col ${gap}`}>
        {isRestored && (
          <Notice tone="warning" role="status" className="font-medium">
            {texts.saving.restored}
          </Notice>
        )}
        {children}
      </div>
      {state.kind === 'conflict' && !kind.isClosed?.(state.other) && (
        <ConflictDialog
          heading={texts.conflict.heading}
          message={state.message}
          question={texts.conflict.what}
          other={{ label: texts.conflict.takeTheirs, onPress: takeTheirs }}
          primary={{ label: texts.conflict.keepMine, onPress: () => void saver.keepMine() }}
        >
          <LineDifference
            before={kind.toText(state.theirs)}
            after={kind.toText(state.mine)}
            legend={texts.conflict.legend}
          />
        </ConflictDialog>
      )}
    </Page>
  );
}

interface DraftBarProps {
  /** Whether it is saved, or that it is published. */
  note: ReactNode;
  /** It fits beside the buttons. */
  isShort?: boolean;
  children: ReactNode;
}

export const DraftBar = ({ note, isShort = false, children }: DraftBarProps) => (
  <div className="save-bar">
    <div className={`min-w-0 flex-1 ${isShort ? 'basis-24' : 'basis-full sm:basis-44'}`}>{note}</div>
    <div className="ml-auto flex flex-wrap items-center justify-end gap-2">{children}</div>
  </div>
);

interface PreviewButtonProps {
  draft: { readonly preview: () => Promise<string | undefined> };
  isDisabled?: boolean;
  className?: string;
}

/** Opens the shop's page of the draft in another tab. */
export function PreviewButton({ draft, ...button }: PreviewButtonProps) {
  const [isPending, setIsPending] = useState(false);
  const open = async () => {
    setIsPending(true);
    await openTab(draft.preview).finally(() => setIsPending(false));
  };
  return (
    <Button {...button} isPending={isPending} onPress={() => open()}>
      <Icon of={Eye} className="size-4" />
      {texts.preview}
    </Button>
  );
}

/**
 * Opened at once, because browsers block a tab that opens later than the press. Undefined closes
 * it.
 */
async function openTab(find: () => Promise<string | undefined>): Promise<void> {
  const tab = window.open('', '_blank');
  const url = await find().catch(() => undefined);
  if (url === undefined) return tab?.close();
  if (!tab) return window.location.assign(url);
  tab.opener = null;
  tab.location.href = url;
}
