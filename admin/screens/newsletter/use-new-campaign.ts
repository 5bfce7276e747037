// Creates a newsletter: saves it at once and opens it. Its id is made once, so repeated presses
// create only one.
import { nanoid } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { campaignPath } from '@taana-baana/contract/admin/paths/newsletter-paths.ts';
import { showFailure } from '../../components/toasts/toast-queue.ts';
import { newsletterApi } from '../../store/content/newsletter.api.ts';
import type { CampaignText } from './campaign-kind.ts';

export function useNewCampaign() {
  const navigate = useNavigate();
  const id = useMemo(() => nanoid(32), []);
  const [save, { isLoading }] = newsletterApi.useSaveCampaignMutation();
  /** Resolves to whether it was opened. */
  const begin = async ({ subject, body }: CampaignText): Promise<boolean> => {
    try {
      await save({ params: { id }, body: { subject, body, basedOn: null } }).unwrap();
      await navigate(campaignPath(id));
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    }
  };
  return { begin, isPending: isLoading };
}
