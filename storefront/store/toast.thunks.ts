// For a toast of a screen's own: 'Please choose Color and Size', 'Product link copied'.
import type { Notice } from './browser-storage.ts';
import { createAppThunk } from './app-thunk.ts';

export const showToast = createAppThunk('toast/show', async (notice: Notice, { toasts }) =>
  toasts.show({ ...notice, isOfPage: true }),
);
