// The editor of a collection: texts, picture, saving and publishing.
import { CircleAlert, EyeOff, Trash2, Undo2 } from 'lucide';
import { useState } from 'react';
import {
  type CollectionContent,
  type EditedCollection,
  collectionLengths,
} from '@taana-baana/contract/admin/schemas/catalog/collections.ts';
import * as messages from '@taana-baana/contract/admin/texts/catalog/collection-messages.ts';
import * as texts from '@taana-baana/contract/admin/texts/catalog/collections.ts';
import * as writing from '@taana-baana/contract/admin/texts/writing.ts';
import { Button } from '../../components/button.tsx';
import { useQuestion } from '../../components/dialog/dialog.tsx';
import { TextAreaField } from '../../../design/fields/text-area-field.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { Icon } from '../../../design/icon.tsx';
import { BackLink } from '../../components/page/back-link.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { DraftBar, DraftPage, PreviewButton } from '../../drafts/draft-page.tsx';
import { SaveNote } from '../../drafts/notes.tsx';
import { type Opened, OpenedDraft } from '../../drafts/opened-draft.tsx';
import { type EditorKind, useDraft, versioned } from '../../drafts/use-draft.ts';
import { CollectionPicture } from './collection-picture.tsx';
import { Notice } from '../../components/page/notice.tsx';

const kind: EditorKind<CollectionContent, EditedCollection> = {
  name: 'collection',
  param: 'handle',
  calls: {
    read: 'getCollection',
    save: 'saveCollection',
    publish: 'publishCollection',
    discard: 'discardCollectionDraft',
    remove: 'deleteCollection',
  },
  ...versioned,
  textOf: ({ draft, content }) => draft?.content ?? content,
  write: ({ title, sentence, photo }) => JSON.stringify([title, sentence, photo?.id, photo?.alt]),
  toText: ({ title, sentence, photo }) => [title, sentence, photo?.alt ?? ''].join('\n\n').trim(),
  shownAt: ({ isPublished, path }) => (isPublished ? path : null),
  listPath: '/collections',
  texts: { deleted: texts.remove.done, discarded: texts.editor.discarded },
};

export const CollectionScreen = () => (
  <OpenedDraft kind={kind} list={texts.title}>
    {(opened, me) => <CollectionEditor opened={opened} member={me.id} />}
  </OpenedDraft>
);

function CollectionEditor({ opened, member }: Opened<EditedCollection>) {
  const editing = useDraft(kind, opened, member);
  const { draft, saver, type, ...actions } = editing;
  const { text: content, state, saved, isReplacing } = draft;
  const { tag, products, isPublished } = saved;
  const [isChecked, setIsChecked] = useState(false);
  const { ask, dialog } = useQuestion();
  const errors = errorsOf(content, isChecked);

  const publish = async () => {
    setIsChecked(true);
    if (Object.values(errorsOf(content, true)).some(Boolean) || !(await saver.save())) return;
    if (await actions.publish()) showToast(writing.published);
  };
  const unpublish = async () => {
    if (await actions.changeBy('unpublishCollection'))
      showToast(texts.editor.unpublished, { onUndo: () => actions.publish() });
  };
  const name = content.title || texts.list.untitled;
  const askRemove = () =>
    ask({ ...texts.remove, heading: texts.remove.heading(name), onConfirm: () => actions.remove() });
  const menu = [
    ...(isPublished ? [{ label: texts.editor.unpublish, icon: EyeOff, onAction: () => unpublish() }] : []),
    ...(saved.draft ? [{ label: texts.editor.discard, icon: Undo2, onAction: () => actions.discard() }] : []),
    { label: texts.editor.remove, icon: Trash2, onAction: askRemove },
  ];
  return (
    <DraftPage
      draft={editing}
      title={name}
      gap="gap-5"
      above={<BackLink to="/collections">{texts.title}</BackLink>}
      menu={{ label: texts.editor.actions, actions: menu }}
    >
      {products === 0 ? (
        <Notice tone="warning" className="flex items-start gap-1.5">
          <Icon of={CircleAlert} className="mt-0.5 size-4" />
          {texts.editor.empty(tag)}
        </Notice>
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
      <DraftBar
        isShort
        note={<SaveNote state={state} unchanged={isPublished ? texts.editor.unchanged : texts.editor.neverPublished} />}
      >
        <PreviewButton draft={editing} />
        <Button
          kind="primary"
          isDisabled={isPublished && !saved.draft && state.kind === 'unchanged'}
          isPending={isReplacing}
          onPress={() => publish()}
        >
          {writing.publish}
        </Button>
      </DraftBar>
      {dialog}
    </DraftPage>
  );
}

/** `isChecked`: includes what publishing needs. */
const errorsOf = ({ title, sentence }: CollectionContent, isChecked: boolean) => ({
  title: isChecked && !title.trim() ? messages.titleRequired : undefined,
  sentence: isChecked && !sentence.trim() ? messages.sentenceRequired : undefined,
});
