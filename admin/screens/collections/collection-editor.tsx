// The editor of a collection: texts, picture, saving and publishing.
import { CircleAlert, Eye, EyeOff, Trash2, Undo2 } from 'lucide';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  type CollectionContent,
  type EditedCollection,
  collectionLengths,
} from '@taana-baana/contract/admin/schemas/catalog/collections.ts';
import * as messages from '@taana-baana/contract/admin/texts/catalog/collection-messages.ts';
import * as texts from '@taana-baana/contract/admin/texts/catalog/collections.ts';
import * as writing from '@taana-baana/contract/admin/texts/writing.ts';
import { ActionsMenu } from '../../components/actions/actions-menu.tsx';
import { BackLink } from '../../components/page/back-link.tsx';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/dialog/dialog.tsx';
import { TextAreaField, TextField } from '../../components/fields/fields.tsx';
import { Icon } from '../../components/icon.tsx';
import { Page } from '../../components/page/page.tsx';
import { showFailure, showToast } from '../../components/toasts/toast-queue.ts';
import { useSaveKey } from '../../components/use-save-key.ts';
import { ConflictDialog } from '../../components/writing/conflict-dialog.tsx';
import { openTab } from '../../components/writing/open-tab.ts';
import { SaveNote } from '../../components/writing/save-note.tsx';
import { useDeleteCollectionMutation, usePreviewCollectionMutation } from '../../store/catalog/collections.api.ts';
import { useGetMeQuery } from '../../store/people/session.api.ts';
import { CollectionPicture } from './collection-picture.tsx';
import { contentOf, useCollectionDraft, toText } from './use-collection-draft.ts';

interface CollectionEditorProps {
  opened: EditedCollection;
  /** The id of the member who types. */
  member: string;
}

export function CollectionEditor({ opened, member }: CollectionEditorProps) {
  const { draft, saver, ...actions } = useCollectionDraft(opened, member);
  const { text: content, state, saved, isRestored, isReplacing } = draft;
  const { tag, products, isPublished, path } = saved;
  const { data: me } = useGetMeQuery();
  const [isChecked, setIsChecked] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const [preview, { isLoading: isPreviewing }] = usePreviewCollectionMutation();
  const { remove, isRemoving } = useRemoval(saved.handle);
  const errors = errorsOf(content, isChecked);
  const type = (change: Partial<CollectionContent>) => saver.type({ ...content, ...change });
  useSaveKey(() => void saver.save());

  const publish = async () => {
    setIsChecked(true);
    if (Object.values(errorsOf(content, true)).some(Boolean) || !(await saver.save())) return;
    if (await actions.publish()) showToast(texts.editor.published);
  };
  const open = () =>
    openTab(async () => {
      if (!(await saver.save())) return undefined;
      // Without a draft there is only the page itself.
      if (saver.read().saved.draft === null && isPublished && me) return me.shopUrl + path;
      try {
        return (await preview(saved.handle).unwrap()).url;
      } catch (error) {
        showFailure(error);
        return undefined;
      }
    });
  const unpublish = async () => {
    if (await actions.unpublish()) showToast(texts.editor.unpublished, { onUndo: () => void actions.publish() });
  };
  const discard = async () => {
    if (await actions.discard()) showToast(texts.editor.discarded, { onUndo: () => actions.bringBack(content) });
  };
  const menu = [
    ...(isPublished ? [{ label: texts.editor.unpublish, icon: EyeOff, onAction: () => void unpublish() }] : []),
    ...(saved.draft ? [{ label: texts.editor.discard, icon: Undo2, onAction: () => void discard() }] : []),
    { label: texts.editor.remove, icon: Trash2, onAction: () => setIsDeleting(true) },
  ];
  const name = content.title || texts.list.untitled;
  return (
    <Page
      title={name}
      width="form"
      above={<BackLink to="/collections">{texts.title}</BackLink>}
      actions={<ActionsMenu label={texts.editor.actions} actions={menu} />}
    >
      <div className="flex flex-col gap-5">
        {isRestored && (
          <p role="status" className="rounded-control bg-turmeric-wash px-3 py-2 text-sm font-medium">
            {writing.saving.restored}
          </p>
        )}
        {products === 0 ? (
          <p className="flex items-start gap-1.5 rounded-control bg-turmeric-wash px-3 py-2 text-sm">
            <Icon of={CircleAlert} className="mt-0.5 size-4" />
            {texts.editor.empty(tag)}
          </p>
        ) : (
          <p className="text-sm text-ink-soft">{texts.editor.about(tag, products)}</p>
        )}
        <TextField
          label={texts.editor.title}
          hint={texts.editor.left(collectionLengths.title - content.title.length)}
          autoComplete="off"
          maxLength={collectionLengths.title}
          error={errors.title}
          value={content.title}
          readOnly={isReplacing}
          onChange={({ target }) => type({ title: target.value })}
        />
        <TextAreaField
          label={texts.editor.sentence}
          hint={`${texts.editor.sentenceHint} ${texts.editor.left(collectionLengths.sentence - content.sentence.length)}`}
          rows={3}
          maxLength={collectionLengths.sentence}
          error={errors.sentence}
          value={content.sentence}
          readOnly={isReplacing}
          onChange={({ target }) => type({ sentence: target.value.replaceAll('\n', ' ') })}
        />
        <CollectionPicture collection={saved} photo={content.photo} onChange={(photo) => type({ photo })} />
        <div className="save-bar">
          <div className="min-w-0 flex-1 basis-24">
            <SaveNote state={state} unchanged={isPublished ? texts.editor.unchanged : texts.editor.neverPublished} />
          </div>
          <div className="ml-auto flex flex-wrap justify-end gap-2">
            <Button isPending={isPreviewing} onPress={() => void open()}>
              <Icon of={Eye} className="size-4" />
              {texts.editor.preview}
            </Button>
            <Button
              kind="primary"
              isDisabled={isPublished && !saved.draft && state.kind === 'unchanged'}
              isPending={isReplacing}
              onPress={() => void publish()}
            >
              {texts.editor.publish}
            </Button>
          </div>
        </div>
      </div>
      <ConfirmDialog
        title={texts.remove.heading(name)}
        text={texts.remove.text}
        confirm={texts.remove.confirm}
        isOpen={isDeleting}
        isPending={isRemoving}
        onClose={() => setIsDeleting(false)}
        onConfirm={() => void remove().finally(() => setIsDeleting(false))}
      />
      {state.kind === 'conflict' && (
        <ConflictDialog
          message={state.message}
          mine={toText(content)}
          theirs={toText(contentOf(state.other))}
          onKeepMine={() => void saver.keepMine()}
          onTakeTheirs={() => {
            saver.takeTheirs();
            showToast(writing.conflict.taken, { onUndo: () => actions.bringBack(content) });
          }}
        />
      )}
    </Page>
  );
}

/** `isChecked`: includes what publishing needs. */
const errorsOf = ({ title, sentence }: CollectionContent, isChecked: boolean) => ({
  title: isChecked && !title.trim() ? messages.titleRequired : undefined,
  sentence: isChecked && !sentence.trim() ? messages.sentenceRequired : undefined,
});

function useRemoval(handle: string) {
  const navigate = useNavigate();
  const [deleteCollection, { isLoading }] = useDeleteCollectionMutation();
  const remove = async () => {
    try {
      await deleteCollection(handle).unwrap();
      await navigate('/collections');
      showToast(texts.remove.done);
    } catch (error) {
      showFailure(error);
    }
  };
  return { remove, isRemoving: isLoading };
}
