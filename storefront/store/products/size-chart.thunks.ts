// The chart of the size guide.
import type { SizeChartQuery } from '@taana-baana/contract/schemas/catalog/size-chart.ts';
import { createAppThunk } from '../app-thunk.ts';

export const createSizeChartThunk = (query: SizeChartQuery) =>
  createAppThunk('product/fetchSizeChart', async (_: void, { client, signal }) =>
    client.call('getSizeChart', { query }, signal),
  );
