// The list of colours. It rarely changes, so it is fetched once per visit.
import { stateMessages } from '@taana-baana/contract/messages.ts';
import { createAppThunk } from '../app-thunk.ts';

export const fetchColors = createAppThunk(
  'color/fetchAll',
  async (_: void, { client, signal }) => client.call('listColors', {}, signal),
  { condition: (_, state) => state.color.colorList.length === 0, fallback: stateMessages.colorsFetchFailed },
);
