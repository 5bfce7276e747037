// The draft of a page in React: typing, saving, publishing, discarding, Undo.
import { useState } from 'react';
import type { BasedOn, ContentForm, EditedContent } from '@taana-baana/contract/admin/schemas/content/content.ts';
import { showFailure } from '../../components/toasts/toast-queue.ts';
import { createDraftSaver, type DraftKind } from '../../components/writing/draft-saver.ts';
import { useDraftSaver } from '../../components/writing/use-draft-saver.ts';
import {
  useDiscardDraftMutation,
  usePublishContentMutation,
  useRevertContentMutation,
  useSaveDraftMutation,
} from '../../store/content/content.api.ts';
import { localDraft } from '../../store/local-draft.ts';
import type { AdminError } from '../../store/send.ts';

export const textOf = ({ draft, published }: EditedContent): string => (draft ?? published).text;

const kind: DraftKind<string, EditedContent, BasedOn> = {
  textOf,
  basisOf: ({ draft, published }) => ({ version: published.version, draft: draft?.id ?? null }),
  savedAtOf: ({ draft }) => draft?.at ?? null,
  write: (text) => text,
};

/** `member`: the id of the member who types. */
export function useDraft(opened: EditedContent, member: string) {
  const { page } = opened;
  const params = { page };
  const [saveDraft] = useSaveDraftMutation();
  const [discardDraft] = useDiscardDraftMutation();
  const [publishContent] = usePublishContentMutation();
  const [revertContent] = useRevertContentMutation();
  const [published, setPublished] = useState<{ version: number; before: number; isUndone?: true }>();
  const { saver, draft } = useDraftSaver(() =>
    createDraftSaver({
      kind,
      opened,
      storage: localDraft<ContentForm>(`content ${page}`, member, `content ${member} ${page}`),
      send: async (body) => {
        const { data, error } = await saveDraft({ params, body });
        return data ? { data: { conflict: data.conflict, saved: data.content } } : { error: error as AdminError };
      },
    }),
  );

  return {
    draft,
    saver,
    type: (text: string) => {
      setPublished(undefined);
      saver.type(text);
    },
    /** The result of Publish, until something is typed. */
    published,
    /** Resolves to the reason if it could not be published. */
    publish: async (note: string): Promise<string | undefined> => {
      try {
        await saver.replaceBy(async (basedOn) => {
          const content = await publishContent({ params, body: { basedOn, note } }).unwrap();
          setPublished({ version: content.published.version, before: basedOn.version });
          return content;
        });
        return undefined;
      } catch (error) {
        return (error as AdminError).message;
      }
    },
    undoPublish: async () => {
      if (!published) return;
      const { version, before } = published;
      try {
        await saver.replaceBy(async () => {
          const basedOn = { version, draft: null };
          const content = await revertContent({ params, body: { version: before, basedOn } }).unwrap();
          setPublished({ version: content.published.version, before: version, isUndone: true });
          return content;
        });
      } catch (error) {
        showFailure(error);
      }
    },
    /** Resolves to the discarded text, for Undo. */
    discard: async (): Promise<string | undefined> => {
      let gone: string | undefined;
      try {
        await saver.replaceBy((basedOn) => {
          gone = saver.read().text;
          return discardDraft({ params, query: { draft: basedOn.draft ?? '' } }).unwrap();
        });
        return gone;
      } catch (error) {
        showFailure(error);
        return undefined;
      }
    },
    /** Restores an earlier text and saves it, even after the page was left. */
    bringBack: (text: string) => {
      saver.type(text);
      void saver.save();
    },
  };
}
