// Shows the toasts of the queue at the bottom.
import { X } from 'lucide';
import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import * as texts from '@taana-baana/contract/admin/texts/shell.ts';
import { Icon } from '../../../design/icon.tsx';
import { toastQueue } from './toast-queue.ts';

export const ShownToasts = () => (
  <ToastRegion queue={toastQueue} aria-label={texts.notifications} className="toasts">
    {({ toast }) => (
      <Toast toast={toast} className="toast">
        <ToastContent className="flex-1 py-1">
          <Text slot="title">{toast.content.text}</Text>
        </ToastContent>
        {(toast.content.onUndo ?? toast.content.action) && (
          <button
            type="button"
            className="button underline underline-offset-4"
            onClick={() => {
              (toast.content.onUndo ?? toast.content.action?.onPress)?.();
              toastQueue.close(toast.key);
            }}
          >
            {toast.content.action?.label ?? texts.undo}
          </button>
        )}
        <Button
          slot="close"
          aria-label={texts.close}
          className="grid min-h-(--control) min-w-(--control) place-items-center rounded-control"
        >
          <Icon of={X} className="size-4" />
        </Button>
      </Toast>
    )}
  </ToastRegion>
);
