// The toasts: top-right, 5000 ms, light, close on click, pause on hover (specification section 9).
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { toast, ToastContainer, type Id } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toasts.css';
import { timings } from '@taana-baana/contract/limits.ts';
import type { ToastQueue } from '../../../store/toasts.ts';

/** What a toast of the page is about has the focus: it comes into view, below the toast. */
function uncoverField(): void {
  const field = document.activeElement?.closest('fieldset') ?? document.activeElement;
  if (!field || field === document.body) return;
  field.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const about = field.getBoundingClientRect();
  // Not the toast itself, which is still sliding in.
  const shown = document.querySelector('.Toastify__toast-container')?.getBoundingClientRect();
  if (shown && about.right > shown.left && about.bottom > shown.top && about.top < shown.bottom)
    window.scrollBy({ top: about.top - shown.bottom - 16 });
}

export function ShopToasts({ queue, count }: { queue: ToastQueue; count: number }) {
  const { pathname } = useLocation();
  const ofPage = useRef<Id[]>([]);
  useEffect(() => {
    for (const { kind, message, isOfPage } of queue.take()) {
      // Two would cover twice as much, and say what is over.
      toast.dismiss();
      const id = toast[kind](message, { toastId: `${kind} ${message}`, ...(isOfPage && { onOpen: uncoverField }) });
      if (!isOfPage) continue;
      ofPage.current.push(id);
      requestAnimationFrame(uncoverField);
    }
  }, [queue, count]);
  useEffect(() => () => ofPage.current.splice(0).forEach((id) => toast.dismiss(id)), [pathname]);
  return (
    <ToastContainer
      position="top-right"
      autoClose={timings.toast}
      theme="light"
      closeOnClick
      pauseOnHover
      newestOnTop={false}
    />
  );
}
