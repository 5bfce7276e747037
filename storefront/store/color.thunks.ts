// The list of colours; it changes so rarely that one reading serves a visit.
import { shopThunk } from './shop-thunk.ts';

export const fetchColors = shopThunk(
  'color/fetchAll',
  async (_: void, { client, signal }) => client.call('listColors', {}, signal),
  { condition: (_, state) => state.color.colorList.length === 0 },
);
