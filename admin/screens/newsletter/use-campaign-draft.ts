// The draft of a newsletter in React: typing, saving, testing, sending, deleting.
import { useNavigate } from 'react-router';
import { newsletterPath } from '@taana-baana/contract/admin/paths/newsletter-paths.ts';
import type { CampaignPage } from '@taana-baana/contract/admin/schemas/content/campaigns.ts';
import { remove as removeTexts, test as testTexts } from '@taana-baana/contract/admin/texts/content/newsletter.ts';
import { showFailure, showToast } from '../../components/toasts/toast-queue.ts';
import { createDraftSaver, type DraftKind } from '../../components/writing/draft-saver.ts';
import { useDraftSaver } from '../../components/writing/use-draft-saver.ts';
import {
  useLazyGetCampaignQuery,
  useRemoveCampaignMutation,
  useSaveCampaignMutation,
  useSendCampaignMutation,
  useTestCampaignMutation,
} from '../../store/content/newsletter.api.ts';
import type { AdminError } from '../../store/send.ts';
import { localCampaign } from './local-campaign.ts';
import type { CampaignText } from './use-new-campaign.ts';

/** The subject, an empty line, and the text. */
export const toText = ({ subject, body }: CampaignText): string => `${subject}\n\n${body}`;

const kind: DraftKind<CampaignText, CampaignPage, string | null> = {
  textOf: ({ subject, body }) => ({ subject, body }),
  basisOf: ({ draft }) => draft,
  savedAtOf: ({ savedAt }) => savedAt,
  write: toText,
};

/** `member`: the id of the member who types. */
export function useCampaignDraft(opened: CampaignPage, member: string) {
  const { id } = opened;
  const params = { id };
  const navigate = useNavigate();
  const [saveCampaign] = useSaveCampaignMutation();
  const [sendCampaign] = useSendCampaignMutation();
  const [testCampaign, { isLoading: isTesting }] = useTestCampaignMutation();
  const [removeCampaign] = useRemoveCampaignMutation();
  const [readCampaign] = useLazyGetCampaignQuery();
  const { saver, draft } = useDraftSaver(() =>
    createDraftSaver({
      kind,
      opened,
      storage: localCampaign(id, member),
      send: async ({ text, basedOn }) => {
        const save = (on: string | null) => saveCampaign({ params, body: { ...text, basedOn: on } });
        let { data, error } = await save(basedOn);
        // Somebody deleted the draft: typing creates it again.
        if ((error as AdminError | undefined)?.code === 'not-found') ({ data, error } = await save(null));
        return data
          ? { data: { conflict: data.conflict, saved: data.campaign } }
          : { error: withReason(error as AdminError) };
      },
    }),
  );

  return {
    draft,
    saver,
    isTesting,
    test: async () => {
      if (!(await saver.save())) return;
      try {
        const { to } = await testCampaign({ params }).unwrap();
        showToast(testTexts.done(to));
      } catch (error) {
        showFailure(error);
      }
    },
    /** The sent newsletter replaces this screen. A refused one is shown in its new state. */
    send: async () => {
      try {
        await saver.replaceBy((basedOn) => sendCampaign({ params, body: { draft: basedOn ?? '' } }).unwrap());
      } catch (error) {
        showFailure(error);
        if ((error as AdminError).code === 'step-up-required') return;
        await saver.replaceBy(() => readCampaign(id).unwrap()).catch(() => {});
      }
    },
    remove: async () => {
      const gone = saver.read().text;
      const undo = () => saveCampaign({ params, body: { ...gone, basedOn: null } }).unwrap();
      try {
        await saver.replaceBy(async () => {
          await removeCampaign({ params }).unwrap();
          return saver.read().saved;
        });
        await navigate(newsletterPath);
        showToast(removeTexts.done, { onUndo: () => void undo().catch(showFailure) });
      } catch (error) {
        showFailure(error);
      }
    },
  };
}

/** The reason for a refused field says more than that of the form. */
const withReason = (error: AdminError): AdminError => ({
  ...error,
  message: Object.values(error.fields)[0] ?? error.message,
});
