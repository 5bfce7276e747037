// The editor of a post: text, photos, date, saving and publishing.
import { CalendarClock, Eye, Send, Trash2, Undo2 } from 'lucide';
import { useState } from 'react';
import type { EditedPost } from '@taana-baana/contract/admin/schemas/content/posts.ts';
import * as texts from '@taana-baana/contract/admin/texts/content/posts.ts';
import * as writing from '@taana-baana/contract/admin/texts/writing.ts';
import { ActionsMenu, type MenuAction } from '../../components/actions/actions-menu.tsx';
import { BackLink } from '../../components/page/back-link.tsx';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/dialog/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { Page } from '../../components/page/page.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { useNow } from '../../components/use-now.ts';
import { useSaveKey } from '../../components/use-save-key.ts';
import { ConflictDialog } from '../../components/writing/conflict-dialog.tsx';
import { openTab } from '../../components/writing/open-tab.ts';
import { SaveNote } from '../../components/writing/save-note.tsx';
import { focusField, PostFields } from './post-fields.tsx';
import { Notes } from './post-notes.tsx';
import { textOf, formatDate, toText } from './post-text.ts';
import { PublishedNote } from './published-note.tsx';
import { usePostDraft } from './use-post-draft.ts';

interface PostEditorProps {
  opened: EditedPost;
  /** The id of the member who types. */
  member: string;
  shopUrl: string;
}

export function PostEditor({ opened, member, shopUrl }: PostEditorProps) {
  const minute = useNow();
  const { draft, saver, isPublished, ...actions } = usePostDraft(opened, member);
  const { text, state, saved: post, isRestored, isReplacing } = draft;
  /** After an attempt to publish: problems are shown at their fields until they are solved. */
  const [found, setFound] = useState<EditedPost['problems']>([]);
  const [isDeleting, setIsDeleting] = useState(false);
  useSaveKey(() => void saver.save());
  const isUnchanged = post.draft === null && state.kind === 'unchanged';
  // The date that publishing has just set is not in the future, although `useNow` may be a minute behind.
  const now = Math.max(minute, post.state === 'published' ? Date.parse(post.published?.date ?? '') || 0 : 0);
  const isFuture = text.date !== null && Date.parse(text.date) > now;
  const problems = found.filter(({ message }) => post.problems.some((problem) => problem.message === message));

  const publish = async (changes: Parameters<typeof actions.type>[0] = {}) => {
    actions.type(changes);
    if (!(await saver.save())) return;
    const missing = await actions.findProblems();
    if (!missing) return;
    setFound(missing);
    const [first] = missing;
    if (first) focusField(first.field);
    else await actions.publish();
  };
  const menu: MenuAction[] = [
    ...(isFuture ? [{ label: texts.editor.publishNow, icon: Send, onAction: () => void publish({ date: null }) }] : []),
    ...(post.published && post.draft
      ? [{ label: texts.discard, icon: Undo2, onAction: () => void actions.discard() }]
      : []),
    ...(post.published
      ? [{ label: texts.unpublish, icon: CalendarClock, onAction: () => void actions.unpublish() }]
      : []),
    { label: texts.remove.action, icon: Trash2, onAction: () => setIsDeleting(true) },
  ];
  const name = text.title.trim() || texts.list.untitled;
  return (
    <Page
      title={post.version === 0 ? texts.editor.newTitle : texts.editor.heading}
      width="form"
      above={<BackLink to="/blog">{texts.title}</BackLink>}
      actions={<ActionsMenu label={texts.editor.actions} actions={menu} />}
    >
      <div className="flex flex-col gap-4">
        {isRestored && (
          <p role="status" className="rounded-control bg-turmeric-wash px-3 py-2 text-sm font-medium">
            {writing.saving.restored}
          </p>
        )}
        <PostFields
          text={text}
          post={post}
          problems={problems}
          isReadOnly={isReplacing}
          now={now}
          onChange={actions.type}
        />
        <Notes problems={problems} warnings={post.warnings} />
        <div className="save-bar">
          <div className="min-w-0 flex-1 basis-full sm:basis-44">
            {isPublished ? (
              <PublishedNote post={post} shopUrl={shopUrl} now={now} />
            ) : (
              <SaveNote state={state} unchanged={unchangedOf(post, now)} />
            )}
          </div>
          <div className="ml-auto flex flex-wrap justify-end gap-2">
            <Button onPress={() => void openTab(actions.preview)}>
              <Icon of={Eye} className="size-4" />
              {texts.editor.preview}
            </Button>
            <Button kind="primary" isDisabled={isUnchanged} isPending={isReplacing} onPress={() => void publish()}>
              {isFuture ? texts.editor.schedule : texts.editor.publish}
            </Button>
          </div>
        </div>
      </div>
      <ConfirmDialog
        title={texts.remove.heading}
        text={post.published ? texts.remove.text(name) : texts.remove.draftText(name)}
        confirm={texts.remove.confirm}
        isOpen={isDeleting}
        isPending={isReplacing}
        onClose={() => setIsDeleting(false)}
        onConfirm={() => void actions.remove().finally(() => setIsDeleting(false))}
      />
      {state.kind === 'conflict' && (
        <ConflictDialog
          message={state.message}
          mine={toText(text)}
          theirs={toText(textOf(state.other))}
          onKeepMine={() => void saver.keepMine()}
          onTakeTheirs={() => {
            saver.takeTheirs();
            showToast(writing.conflict.taken, { onUndo: () => actions.bringBack(text) });
          }}
        />
      )}
    </Page>
  );
}

const unchangedOf = ({ state, published }: EditedPost, now: number): string =>
  state === 'scheduled' && published?.date
    ? texts.editor.unchangedScheduled(formatDate(published.date, now))
    : texts.editor.unchanged;
