// The editor of a post: text, photos, date, saving and publishing.
import { CalendarClock, Send, Trash2, Undo2 } from 'lucide';
import { useState } from 'react';
import type { EditedPost } from '@taana-baana/contract/admin/schemas/content/posts.ts';
import * as texts from '@taana-baana/contract/admin/texts/content/posts.ts';
import * as writing from '@taana-baana/contract/admin/texts/writing.ts';
import type { MenuAction } from '../../components/actions/actions-menu.tsx';
import { Button } from '../../components/button.tsx';
import { useQuestion } from '../../components/dialog/dialog.tsx';
import { BackLink } from '../../components/page/back-link.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { useNow } from '../../components/use-now.ts';
import { DraftBar, DraftPage, PreviewButton } from '../../drafts/draft-page.tsx';
import { PublishedNote, SaveNote } from '../../drafts/notes.tsx';
import { type Opened, OpenedDraft } from '../../drafts/opened-draft.tsx';
import { useDraft } from '../../drafts/use-draft.ts';
import { focusField, PostFields } from './post-fields.tsx';
import { Notes } from './post-notes.tsx';
import { formatDate, postKind } from './post-text.ts';

export const PostScreen = () => (
  <OpenedDraft
    kind={postKind}
    list={texts.title}
    missing={{ heading: texts.editor.notFoundHeading, toList: texts.editor.toList }}
  >
    {(opened, me) => <PostEditor opened={opened} member={me.id} />}
  </OpenedDraft>
);

function PostEditor({ opened, member }: Opened<EditedPost>) {
  const minute = useNow();
  const editing = useDraft(postKind, opened, member);
  const { saver, isPublished, ...actions } = editing;
  const { text, state, saved: post, isReplacing } = actions.draft;
  /** After an attempt to publish: problems are shown at their fields until they are solved. */
  const [found, setFound] = useState<EditedPost['problems']>([]);
  const { ask, dialog } = useQuestion();
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
  const unpublish = async () => {
    const publishAgain = async () => (await actions.publish()) && showToast(texts.done.publishedAgain);
    if (await actions.changeBy('unpublishPost')) showToast(texts.done.unpublished, { onUndo: () => publishAgain() });
  };
  const name = text.title.trim() || texts.list.untitled;
  const askRemove = () =>
    ask({
      ...texts.remove,
      text: post.published ? texts.remove.text(name) : texts.remove.draftText(name),
      onConfirm: () => actions.remove(),
    });
  const menu: MenuAction[] = [
    ...(isFuture ? [{ label: texts.editor.publishNow, icon: Send, onAction: () => publish({ date: null }) }] : []),
    ...(post.published && post.draft ? [{ label: texts.discard, icon: Undo2, onAction: () => actions.discard() }] : []),
    ...(post.published ? [{ label: texts.unpublish, icon: CalendarClock, onAction: () => unpublish() }] : []),
    { label: texts.remove.action, icon: Trash2, onAction: askRemove },
  ];
  return (
    <DraftPage
      draft={editing}
      title={post.version === 0 ? texts.editor.newTitle : texts.editor.heading}
      above={<BackLink to="/blog">{texts.title}</BackLink>}
      menu={{ label: texts.editor.actions, actions: menu }}
    >
      <PostFields
        text={text}
        post={post}
        problems={problems}
        isReadOnly={isReplacing}
        now={now}
        onChange={actions.type}
      />
      <Notes problems={problems} warnings={post.warnings} />
      <DraftBar
        note={
          isPublished ? (
            <PublishedNote
              {...(post.state === 'scheduled' && {
                text: texts.done.scheduled(formatDate(post.published?.date ?? '', now)),
              })}
              path={post.state === 'published' ? post.path : null}
            />
          ) : (
            <SaveNote state={state} unchanged={unchangedOf(post, now)} />
          )
        }
      >
        <PreviewButton draft={editing} />
        <Button kind="primary" isDisabled={isUnchanged} isPending={isReplacing} onPress={() => publish()}>
          {isFuture ? texts.editor.schedule : writing.publish}
        </Button>
      </DraftBar>
      {dialog}
    </DraftPage>
  );
}

const unchangedOf = ({ state, published }: EditedPost, now: number): string =>
  state === 'scheduled' && published?.date
    ? texts.editor.unchangedScheduled(formatDate(published.date, now))
    : texts.editor.unchanged;
