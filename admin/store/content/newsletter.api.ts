// A saved newsletter replaces the loaded one; a conflict brings that of somebody else.
import { adminApi } from '../admin-api.ts';

export const newsletterApi = adminApi.enhanceEndpoints({
  endpoints: {
    saveCampaign: {
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }) => {
        const answered = await queryFulfilled.catch(() => undefined);
        if (!answered) return;
        await dispatch(adminApi.util.upsertQueryData('getCampaign', { params }, answered.data.campaign));
      },
    },
  },
});
