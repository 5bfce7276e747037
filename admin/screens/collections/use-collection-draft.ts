// The draft of a collection in React: typing, saving, publishing, unpublishing, discarding.
import type {
  CollectionBasedOn,
  CollectionContent,
  CollectionForm,
  EditedCollection,
} from '@taana-baana/contract/admin/schemas/catalog/collections.ts';
import { showFailure } from '../../components/toasts/toast-queue.ts';
import { createDraftSaver, type DraftKind } from '../../components/writing/draft-saver.ts';
import { useDraftSaver } from '../../components/writing/use-draft-saver.ts';
import {
  useDiscardCollectionDraftMutation,
  usePublishCollectionMutation,
  useSaveCollectionMutation,
  useUnpublishCollectionMutation,
} from '../../store/catalog/collections.api.ts';
import { localDraft } from '../../store/local-draft.ts';
import type { AdminError } from '../../store/send.ts';

interface LocalForm {
  readonly text: CollectionContent;
  readonly basedOn: CollectionBasedOn;
}

const contentOf = ({ draft, content }: EditedCollection): CollectionContent => draft?.content ?? content;

const kind: DraftKind<CollectionContent, EditedCollection, CollectionBasedOn> = {
  textOf: contentOf,
  basisOf: ({ draft, version }) => ({ version, draft: draft?.id ?? null }),
  savedAtOf: ({ draft }) => draft?.at ?? null,
  write: ({ title, sentence, photo }) => JSON.stringify([title, sentence, photo?.id, photo?.alt]),
};

/** For somebody who compares two drafts. */
export const toText = (collection: CollectionContent): string =>
  [collection.title, collection.sentence, collection.photo?.alt ?? ''].join('\n\n').trim();
export { contentOf };

/** `member`: the id of the member who types. */
export function useCollectionDraft(opened: EditedCollection, member: string) {
  const params = { handle: opened.handle };
  const [saveCollection] = useSaveCollectionMutation();
  const [publishCollection] = usePublishCollectionMutation();
  const [unpublishCollection] = useUnpublishCollectionMutation();
  const [discardDraft] = useDiscardCollectionDraftMutation();
  const { saver, draft } = useDraftSaver(() =>
    createDraftSaver({
      kind,
      opened,
      storage: localDraft<LocalForm>(`collection ${opened.handle}`, member),
      send: async ({ text, basedOn }) => {
        const body: CollectionForm = { content: text, basedOn };
        const { data, error } = await saveCollection({ params, body });
        return data
          ? { data: { conflict: data.conflict, saved: data.collection } }
          : { error: withReason(error as AdminError) };
      },
    }),
  );

  /** Resolves to whether it succeeded. */
  const change = async (work: (basedOn: CollectionBasedOn) => Promise<EditedCollection>): Promise<boolean> => {
    try {
      await saver.replaceBy(work);
      return true;
    } catch (error) {
      showFailure(withReason(error as AdminError));
      return false;
    }
  };
  return {
    draft,
    saver,
    publish: () => change((basedOn) => publishCollection({ params, body: { basedOn } }).unwrap()),
    unpublish: () => change((basedOn) => unpublishCollection({ params, body: { basedOn } }).unwrap()),
    discard: () => change(({ draft: id }) => discardDraft({ params, body: { draft: id ?? '' } }).unwrap()),
    /** Restores earlier content and saves it, even after the page was left. */
    bringBack: (content: CollectionContent) => {
      saver.type(content);
      void saver.save();
    },
  };
}

/** The reason for a refused field says more than that of the form. */
const withReason = (error: AdminError): AdminError => ({
  ...error,
  message: Object.values(error.fields)[0] ?? error.message,
});
