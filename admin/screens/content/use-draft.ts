// The draft of a page in React: typed, saved, published, discarded, undone.
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { EditedContent } from '@taana-baana/contract/admin/schemas/content.ts';
import { showFailure } from '../../components/toast-queue.ts';
import {
  useDiscardDraftMutation,
  usePublishContentMutation,
  useRevertContentMutation,
  useSaveDraftMutation,
} from '../../store/content.api.ts';
import { keeperOf } from '../../store/kept-text.ts';
import type { AdminError } from '../../store/send.ts';
import { createDraftSaver } from './draft-saver.ts';

/** `load` loads the page again. */
export function useDraft(opened: EditedContent, load: () => Promise<EditedContent>) {
  const { page } = opened;
  const params = { page };
  const [saveDraft] = useSaveDraftMutation();
  const [discardDraft] = useDiscardDraftMutation();
  const [publishContent, publishing] = usePublishContentMutation();
  const [revertContent] = useRevertContentMutation();
  const [published, setPublished] = useState<{ version: number; before: number; isUndone?: true }>();
  const [saver] = useState(() =>
    createDraftSaver({
      content: opened,
      keeper: keeperOf(page),
      send: async (body) => {
        const { data, error } = await saveDraft({ params, body });
        return data ? { data } : { error: error as AdminError };
      },
    }),
  );
  const draft = useSyncExternalStore(saver.subscribe, saver.read);

  useEffect(() => {
    const onOnline = () => void saver.save();
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('online', onOnline);
      // Leaving for another screen ends the typing.
      void saver.save();
    };
  }, [saver]);

  return {
    draft,
    saver,
    type: (text: string) => {
      setPublished(undefined);
      saver.type(text);
    },
    /** What Publish did, until something is typed. */
    published,
    isPublishing: publishing.isLoading,
    /** Resolves to the reason why it could not be published. */
    publish: async (note: string): Promise<string | undefined> => {
      const basedOn = saver.basedOn();
      const { data, error } = await publishContent({ params, body: { basedOn, note } });
      if (!data) return (error as AdminError).message;
      setPublished({ version: data.version, before: basedOn.version });
      saver.reset(await load());
      return undefined;
    },
    undoPublish: async () => {
      if (!published) return;
      const basedOn = { version: published.version, draft: null };
      try {
        const { version } = await revertContent({ params, body: { version: published.before, basedOn } }).unwrap();
        setPublished({ version, before: published.version, isUndone: true });
        saver.reset(await load());
      } catch (error) {
        showFailure(error);
      }
    },
    /** Resolves to the text that is gone, so that it can come back. */
    discard: async (): Promise<string | undefined> => {
      const id = draft.content.draft?.id;
      if (id === undefined) return undefined;
      try {
        await discardDraft({ params, query: { draft: id } }).unwrap();
        const { text } = draft;
        saver.reset(await load());
        return text;
      } catch (error) {
        showFailure(error);
        return undefined;
      }
    },
  };
}
