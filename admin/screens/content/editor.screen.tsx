// The editor of a page: its form, warnings, saving and publishing.
import { History, Trash2 } from 'lucide';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { EditedContent, TypedContent } from '@taana-baana/contract/admin/schemas/content/content.ts';
import type { BasedOn } from '@taana-baana/contract/admin/schemas/drafts.ts';
import * as texts from '@taana-baana/contract/admin/texts/content/content.ts';
import * as writing from '@taana-baana/contract/admin/texts/writing.ts';
import { Button } from '../../components/button.tsx';
import { BackLink } from '../../components/page/back-link.tsx';
import { Warnings } from '../../components/writing/warnings.tsx';
import { DraftBar, DraftPage, PreviewButton } from '../../drafts/draft-page.tsx';
import type { DraftStorage, KeptDraft } from '../../drafts/draft-saver.ts';
import { PublishedNote, SaveNote } from '../../drafts/notes.tsx';
import { type Opened, OpenedDraft } from '../../drafts/opened-draft.tsx';
import { type EditorKind, useDraft } from '../../drafts/use-draft.ts';
import { toLines } from './content-lines.ts';
import { PageForm } from './page-form.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { localDraft } from '../../store/local-draft.ts';

const draftKind: EditorKind<TypedContent, EditedContent> = {
  name: 'content',
  param: 'page',
  calls: {
    read: 'getContentDraft',
    save: 'saveContentDraft',
    publish: 'publishContent',
    discard: 'discardContentDraft',
  },
  textOf: ({ draft, published }) => (draft ?? published).content,
  basisOf: ({ draft, published }) => ({ version: published.version, draft: draft?.id ?? null }),
  savedAtOf: ({ draft }) => draft?.at ?? null,
  bodyOf: (content, basedOn) => ({ content, basedOn }),
  write: (content) => JSON.stringify(content),
  toText: toLines,
  shownAt: ({ path }) => path,
  listPath: '/content',
  texts: { discarded: texts.discard.done },
};

export const EditorScreen = () => (
  <OpenedDraft kind={draftKind} list={texts.title}>
    {(opened, me) => <Editor opened={opened} member={me.id} />}
  </OpenedDraft>
);

function Editor({ opened, member }: Opened<EditedContent>) {
  const navigate = useNavigate();
  const [isPublishing, setIsPublishing] = useState(false);
  const { page, title, path } = opened;
  const editing = useDraft(draftKind, opened, member, {
    storage: storageOf(page, member),
  });
  const { draft, saver, isPublished } = editing;
  const { state, saved: content, isReplacing } = draft;
  const [revert] = adminApi.useRevertContentMutation();
  /** The version that Undo has published. */
  const [undone, setUndone] = useState<number>();
  const hasDraft = content.draft !== null;
  const { warnings } = content.draft ?? content.published;
  const isUndone = undone === content.published.version && state.kind === 'unchanged';
  const isShort = !isPublished && !isUndone && ['unchanged', 'pending', 'saving', 'saved'].includes(state.kind);

  const publish = async (note: string) => {
    let error: unknown;
    await editing.publish({ note }, (reason) => (error = reason));
    return { error };
  };
  const undoPublish = async () => {
    const { version } = content.published;
    const body = { version: version - 1, basedOn: { version, draft: null } };
    await editing.change(() => revert({ params: { page }, body }).unwrap());
    setUndone(saver.read().saved.published.version);
  };
  const menu = [
    { label: texts.versionsOf, icon: History, onAction: () => navigate(`/content/${page}/versions`) },
    ...(hasDraft ? [{ label: texts.discard.action, icon: Trash2, onAction: () => editing.discard() }] : []),
  ];
  return (
    <DraftPage
      draft={editing}
      title={title}
      gap="gap-3"
      above={<BackLink to="/content">{texts.title}</BackLink>}
      menu={{ label: texts.actions, actions: menu }}
    >
      <PageForm editing={editing} page={page} />
      <Warnings id="warnings" warnings={warnings} />
      <DraftBar
        isShort={isShort}
        note={
          isPublished || isUndone ? (
            <PublishedNote {...(isUndone && { text: texts.publish.undone })} path={path}>
              {!isUndone && <Button onPress={() => undoPublish()}>{texts.publish.undo}</Button>}
            </PublishedNote>
          ) : (
            <>
              <SaveNote state={state} unchanged={texts.unchanged} />
              {isShort && warnings.length > 0 && (
                <a href="#warnings" className="text-link inline-flex min-h-(--control) items-center text-sm">
                  {texts.editor.toCheck(warnings.length)}
                </a>
              )}
            </>
          )
        }
      >
        <PreviewButton draft={editing} />
        <Button
          kind="primary"
          isDisabled={!hasDraft && state.kind === 'unchanged'}
          isPending={isReplacing}
          onPress={async () => {
            if (await saver.save()) setIsPublishing(true);
          }}
        >
          {writing.publish}
        </Button>
      </DraftBar>
      {isPublishing && (
        <PublishDialog
          page={page}
          warnings={warnings}
          title={title}
          onPublish={publish}
          onClose={() => setIsPublishing(false)}
        />
      )}
    </DraftPage>
  );
}

/**
 * Version 0.3 kept a text alone, and that of banners and house lines in a form that is gone. The
 * second key is that of version 0.2.
 */
function storageOf(page: string, member: string): DraftStorage<TypedContent, BasedOn> {
  const kept = localDraft<KeptDraft<TypedContent | string, BasedOn>>(
    `content ${page}`,
    member,
    `content ${member} ${page}`,
  );
  const read = () => {
    const draft = kept.read();
    if (typeof draft?.text !== 'string') return draft as KeptDraft<TypedContent, BasedOn> | undefined;
    if (page === 'banners' || page === 'house-lines') return undefined;
    const base = typeof draft.base === 'string' ? { text: draft.base } : undefined;
    return { text: { text: draft.text }, basedOn: draft.basedOn, base };
  };
  return { ...kept, read };
}
