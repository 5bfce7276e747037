// Copies the page's URL. If the browser does not allow it, shows the URL in a toast.
import { useLocation } from 'react-router';
import { successToasts } from '@taana-baana/contract/messages.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { showToast } from '../../store/toast.thunks.ts';

export function useCopyLink(): () => void {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  return () => {
    const link = window.location.origin + pathname;
    // There is no clipboard without https; a missing permission or focus rejects.
    const copied = navigator.clipboard
      ? navigator.clipboard.writeText(link)
      : Promise.reject(new Error('no clipboard'));
    copied.then(
      () => void dispatch(showToast({ kind: 'success', message: successToasts.linkCopied })),
      () => void dispatch(showToast({ kind: 'info', message: link })),
    );
  };
}
