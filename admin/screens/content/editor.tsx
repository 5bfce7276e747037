// The editor: the text, its tools, warnings, saving and publishing.
import { History, Trash2 } from 'lucide';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { EditedContent } from '@taana-baana/contract/admin/schemas/content/content.ts';
import * as texts from '@taana-baana/contract/admin/texts/content/content.ts';
import * as writing from '@taana-baana/contract/admin/texts/writing.ts';
import { BackLink } from '../../components/page/back-link.tsx';
import { ActionsMenu } from '../../components/actions/actions-menu.tsx';
import { Button } from '../../components/button.tsx';
import { Page } from '../../components/page/page.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { useSaveKey } from '../../components/use-save-key.ts';
import { ConflictDialog } from '../../components/writing/conflict-dialog.tsx';
import { SaveNote } from '../../components/writing/save-note.tsx';
import { TextTools } from '../../components/writing/text-tools.tsx';
import { BannerPictures } from './banner-pictures.tsx';
import { kindOf } from './page-kinds.ts';
import { PreviewButton } from './preview-button.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { Warnings } from '../../components/writing/warnings.tsx';
import { PublishedNote } from './published-note.tsx';
import { textOf, useDraft } from './use-draft.ts';

interface EditorProps {
  opened: EditedContent;
  /** The id of the member who types. */
  member: string;
}

export function Editor({ opened, member }: EditorProps) {
  const navigate = useNavigate();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isPublishing, setIsPublishing] = useState(false);
  const { draft, saver, type, published, ...actions } = useDraft(opened, member);
  const { text, state, saved: content, isRestored, isReplacing } = draft;
  const { title, page } = content;
  const kind = kindOf(page);
  const hasDraft = content.draft !== null;
  const { warnings } = content.draft ?? content.published;
  const isShort = !published && ['unchanged', 'pending', 'saving', 'saved'].includes(state.kind);
  useSaveKey(() => void saver.save());

  const discard = async () => {
    const gone = await actions.discard();
    if (gone !== undefined) showToast(texts.discard.done, { onUndo: () => actions.bringBack(gone) });
  };
  const menu = [
    { label: texts.versionsOf, icon: History, onAction: () => void navigate(`/content/${page}/versions`) },
    ...(hasDraft ? [{ label: texts.discard.action, icon: Trash2, onAction: () => void discard() }] : []),
  ];
  return (
    <Page
      title={title}
      width="form"
      above={<BackLink to="/content">{texts.title}</BackLink>}
      actions={<ActionsMenu label={texts.actions} actions={menu} />}
    >
      <div className="flex flex-col gap-3">
        {isRestored && (
          <p role="status" className="rounded-control bg-turmeric-wash px-3 py-2 text-sm font-medium">
            {writing.saving.restored}
          </p>
        )}
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
        <div className="save-bar">
          <div className={`min-w-0 flex-1 ${isShort ? 'basis-24' : 'basis-full sm:basis-44'}`}>
            {published ? (
              <PublishedNote path={content.path} isUndone={published.isUndone} onUndo={actions.undoPublish} />
            ) : (
              <SaveNote state={state} unchanged={texts.unchanged} />
            )}
            {isShort && warnings.length > 0 && (
              <a href="#warnings" className="text-link inline-flex min-h-(--control) items-center text-sm">
                {texts.editor.toCheck(warnings.length)}
              </a>
            )}
          </div>
          <div className="ml-auto flex flex-wrap justify-end gap-2">
            <PreviewButton page={page} hasDraft={hasDraft} path={content.path} onSave={saver.save} />
            <Button
              kind="primary"
              isDisabled={!hasDraft && state.kind === 'unchanged'}
              isPending={isReplacing}
              onPress={async () => {
                if (await saver.save()) setIsPublishing(true);
              }}
            >
              {texts.editor.publish}
            </Button>
          </div>
        </div>
      </div>
      {isPublishing && (
        <PublishDialog
          page={page}
          warnings={warnings}
          title={title}
          onPublish={actions.publish}
          onClose={() => setIsPublishing(false)}
        />
      )}
      {state.kind === 'conflict' && (
        <ConflictDialog
          message={state.message}
          mine={text}
          theirs={textOf(state.other)}
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
