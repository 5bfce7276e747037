// For screens: a validation toast ('Please choose Color and Size') or a notice of the screen's own ('Product link copied').
import type { Notice } from './browser-storage.ts';
import { shopThunk } from './shop-thunk.ts';

export const showToast = shopThunk('toast/show', async (notice: Notice, { toasts }) => toasts.show(notice));
