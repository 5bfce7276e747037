// The draft of a post in React: typing, saving, publishing, unpublishing, discarding, deleting.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { EditedPost, PostBasedOn, PostContent } from '@taana-baana/contract/admin/schemas/content/posts.ts';
import { done as texts } from '@taana-baana/contract/admin/texts/content/posts.ts';
import { showFailure, showToast } from '../../components/toasts/toast-queue.ts';
import { createDraftSaver, type DraftForm, type DraftKind } from '../../components/writing/draft-saver.ts';
import { useDraftSaver } from '../../components/writing/use-draft-saver.ts';
import { localDraft } from '../../store/local-draft.ts';
import {
  useDeletePostMutation,
  useDiscardPostDraftMutation,
  useLazyGetPostQuery,
  usePreviewPostMutation,
  usePublishPostMutation,
  useSavePostMutation,
  useUnpublishPostMutation,
} from '../../store/content/posts.api.ts';
import type { AdminError } from '../../store/send.ts';
import { compareText, textOf } from './post-text.ts';

const kind: DraftKind<PostContent, EditedPost, PostBasedOn> = {
  textOf,
  basisOf: ({ version, draft }) => ({ version, draft: draft?.id ?? null }),
  savedAtOf: ({ draft }) => draft?.at ?? null,
  write: compareText,
};

/** `member`: the id of the member who types. */
export function usePostDraft(opened: EditedPost, member: string) {
  const { id } = opened;
  const params = { id };
  const navigate = useNavigate();
  const [savePost] = useSavePostMutation();
  const [publishPost] = usePublishPostMutation();
  const [unpublishPost] = useUnpublishPostMutation();
  const [discardDraft] = useDiscardPostDraftMutation();
  const [deletePost] = useDeletePostMutation();
  const [previewPost] = usePreviewPostMutation();
  const [readPost] = useLazyGetPostQuery();
  const [isPublished, setIsPublished] = useState(false);
  const { saver, draft } = useDraftSaver(() =>
    createDraftSaver({
      kind,
      opened,
      storage: localDraft<DraftForm<PostContent, PostBasedOn>>(`post ${id}`, member),
      send: async ({ text, basedOn }) => {
        const { data, error } = await savePost({ params, body: { content: text, basedOn } });
        return data
          ? { data: { conflict: data.conflict, saved: data.post } }
          : { error: withReason(error as AdminError) };
      },
    }),
  );

  /** A change of the whole post. If somebody else was first, the post is shown in its new state. */
  async function change(work: (basedOn: PostBasedOn) => Promise<EditedPost>): Promise<boolean> {
    try {
      await saver.replaceBy(work);
      return true;
    } catch (error) {
      showFailure(error);
      if ((error as AdminError).code === 'conflict') await saver.replaceBy(() => readPost(id).unwrap()).catch(() => {});
      return false;
    }
  }

  const publish = () => change((basedOn) => publishPost({ params, body: { basedOn } }).unwrap());
  const bringBack = (text: PostContent) => {
    saver.type(text);
    void saver.save();
  };

  return {
    draft,
    saver,
    /** Until something is typed. */
    isPublished,
    type: (changes: Partial<PostContent>) => {
      setIsPublished(false);
      saver.type({ ...saver.read().text, ...changes });
    },
    /** The current problems: a photo may have arrived since the last save. Undefined: no answer. */
    findProblems: async (): Promise<EditedPost['problems'] | undefined> => {
      try {
        return (await readPost(id).unwrap()).problems;
      } catch (error) {
        showFailure(error);
        return undefined;
      }
    },
    publish: async () => setIsPublished(await publish()),
    unpublish: async () => {
      setIsPublished(false);
      const onUndo = () => void publish().then((isDone) => isDone && showToast(texts.publishedAgain));
      if (await change((basedOn) => unpublishPost({ params, body: { basedOn } }).unwrap()))
        showToast(texts.unpublished, { onUndo });
    },
    discard: async () => {
      let gone: PostContent | undefined;
      const isDone = await change((basedOn) => {
        gone = saver.read().text;
        return discardDraft({ params, body: { draft: basedOn.draft ?? '' } }).unwrap();
      });
      if (isDone) showToast(texts.discarded, { onUndo: () => gone && bringBack(gone) });
    },
    /** Restores an earlier text and saves it, even after the page was left. */
    bringBack,
    /** The address of the draft's page; undefined if there is none. */
    preview: async (): Promise<string | undefined> => {
      if (!(await saver.save())) return undefined;
      try {
        return (await previewPost(id).unwrap()).url;
      } catch (error) {
        showFailure(error);
        return undefined;
      }
    },
    remove: async () => {
      const isDone = await change(async () => {
        await deletePost(id).unwrap();
        return saver.read().saved;
      });
      if (!isDone) return;
      await navigate('/blog');
      showToast(texts.deleted);
    },
  };
}

/** The reason for a refused field says more than that of the form. */
const withReason = (error: AdminError): AdminError => ({
  ...error,
  message: Object.values(error.fields)[0] ?? error.message,
});
