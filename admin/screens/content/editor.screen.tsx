// The editor of a page: the text, its tools and the help beside it, warnings, saving and publishing.
import { History, Trash2 } from 'lucide';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { EditedContent } from '@taana-baana/contract/admin/schemas/content/content.ts';
import type { BasedOn } from '@taana-baana/contract/admin/schemas/drafts.ts';
import * as texts from '@taana-baana/contract/admin/texts/content/content.ts';
import type { howTo } from '@taana-baana/contract/admin/texts/content/content.ts';
import * as writing from '@taana-baana/contract/admin/texts/writing.ts';
import { Button } from '../../components/button.tsx';
import { BackLink } from '../../components/page/back-link.tsx';
import { TextTools } from '../../components/writing/text-tools.tsx';
import { Warnings } from '../../components/writing/warnings.tsx';
import { DraftBar, DraftPage, PreviewButton } from '../../drafts/draft-page.tsx';
import type { KeptDraft } from '../../drafts/draft-saver.ts';
import { PublishedNote, SaveNote } from '../../drafts/notes.tsx';
import { type Opened, OpenedDraft } from '../../drafts/opened-draft.tsx';
import { type EditorKind, useDraft } from '../../drafts/use-draft.ts';
import { BannerPictures } from './banner-pictures.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { localDraft } from '../../store/local-draft.ts';

const draftKind: EditorKind<string, EditedContent> = {
  name: 'content',
  param: 'page',
  calls: {
    read: 'getContentDraft',
    save: 'saveContentDraft',
    publish: 'publishContent',
    discard: 'discardContentDraft',
  },
  tags: ['content'],
  textOf: ({ draft, published }) => (draft ?? published).text,
  basisOf: ({ draft, published }) => ({ version: published.version, draft: draft?.id ?? null }),
  savedAtOf: ({ draft }) => draft?.at ?? null,
  bodyOf: (text, basedOn) => ({ text, basedOn }),
  write: (text) => text,
  toText: (text) => text,
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
  const area = useRef<HTMLTextAreaElement>(null);
  const [isPublishing, setIsPublishing] = useState(false);
  const { page, title, path } = opened;
  const editing = useDraft(draftKind, opened, member, {
    // The second key is that of version 0.2.
    storage: localDraft<KeptDraft<string, BasedOn>>(`content ${page}`, member, `content ${member} ${page}`),
  });
  const { draft, saver, type, isPublished } = editing;
  const { text, state, saved: content, isReplacing } = draft;
  const [revert] = adminApi.useRevertContentMutation();
  /** The version that Undo has published. */
  const [undone, setUndone] = useState<number>();
  const kind = kindOf(page);
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
      <div id="how-to" className="text-sm text-ink-soft">
        {texts.howTo[kind].map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className="card">
        <div className="sticky top-0 z-10 rounded-t-card border-b border-line bg-paper p-1.5">
          <TextTools
            area={area}
            placeholders={content.placeholders}
            hasHeadings={kind === 'policy' || kind === 'about'}
            hasLists={kind === 'policy'}
          />
        </div>
        <textarea
          ref={area}
          aria-label={texts.editor.label}
          aria-describedby="how-to"
          aria-invalid={state.kind === 'refused'}
          value={text}
          readOnly={isReplacing}
          onChange={(event) => type(event.target.value)}
          className="editor-area"
        />
      </div>
      {page === 'banners' && <BannerPictures text={text} onChange={type} />}
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

export type PageKind = keyof typeof howTo;

const others: Readonly<Record<string, PageKind>> = {
  about: 'about',
  'our-story': 'story',
  banners: 'banners',
  'house-lines': 'houseLines',
};

export const kindOf = (page: string): PageKind => others[page] ?? 'policy';
