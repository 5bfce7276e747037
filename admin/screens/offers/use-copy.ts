// Makes a draft of the same terms, and opens it.
import { useNavigate } from 'react-router';
import { offerPath } from '@taana-baana/contract/admin/paths/offer-paths.ts';
import { copy as texts } from '@taana-baana/contract/admin/texts/selling/offers/offers.ts';
import { showFailure, showToast } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';

export function useCopy(id: string) {
  const navigate = useNavigate();
  const [copy] = adminApi.useCopyOfferMutation();
  return async () => {
    try {
      const made = await copy({ params: { id } }).unwrap();
      await navigate(offerPath(made.id));
      showToast(texts.done);
    } catch (error) {
      showFailure(error);
    }
  };
}
