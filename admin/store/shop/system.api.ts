// While a backup is made, a smaller call than the whole state answers with that part, and replaces
// it.
import { adminApi } from '../admin-api.ts';

export const systemApi = adminApi.enhanceEndpoints({
  endpoints: {
    listBackups: {
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answered = await queryFulfilled.catch(() => undefined);
        if (!answered) return;
        dispatch(
          adminApi.util.updateQueryData('getSystem', undefined, (system) => {
            system.backups = answered.data;
          }),
        );
      },
    },
  },
});
