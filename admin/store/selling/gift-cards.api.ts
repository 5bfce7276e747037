// Gift cards: the list, selling one, sending it again, cancelling it.
import type { AdminAnswer, AdminInput } from '@taana-baana/contract/admin/endpoints.ts';
import { adminApi } from '../admin-api.ts';
import { call } from '../send.ts';

type Change = 'sellGiftCard' | 'resendGiftCard' | 'cancelGiftCard';

export const { useListGiftCardsQuery, useSellGiftCardMutation, useResendGiftCardMutation, useCancelGiftCardMutation } =
  adminApi.enhanceEndpoints({ addTagTypes: ['gift cards'] }).injectEndpoints({
    endpoints: (build) => {
      // Also after a refusal: the list shows the card's current state.
      const change = <N extends Change>(name: N) =>
        build.mutation<AdminAnswer<N>, AdminInput<N>>({
          query: (input) => ({ name, ...input }),
          invalidatesTags: ['gift cards'],
        });
      return {
        listGiftCards: build.query<AdminAnswer<'listGiftCards'>, string>({
          query: (q) => call('listGiftCards', { query: q ? { q } : {} }),
          providesTags: ['gift cards'],
        }),
        sellGiftCard: change('sellGiftCard'),
        resendGiftCard: change('resendGiftCard'),
        cancelGiftCard: change('cancelGiftCard'),
      };
    },
  });
