// The toasts: top-right, 5000 ms, light, close on click, pause on hover (specification section 9).
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { toast, ToastContainer, type Id } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toasts.css';
import { timings } from '@taana-baana/contract/limits.ts';
import type { ToastQueue } from '../../../store/toasts.ts';

/** As wide as the screen, so that two would cover half of it. */
const isPhone = () => matchMedia('(width <= 480px)').matches;

/** What a toast of the page is about has the focus; the scroll padding leaves room for the toast. */
function uncoverField(): void {
  const field = document.activeElement;
  (field?.closest('fieldset') ?? field)?.scrollIntoView({ block: 'nearest' });
}

export function ShopToasts({ queue, count }: { queue: ToastQueue; count: number }) {
  const { pathname } = useLocation();
  const ofPage = useRef<Id[]>([]);
  useEffect(() => {
    for (const { kind, message, isOfPage } of queue.take()) {
      if (isPhone()) toast.dismiss();
      const id = toast[kind](message, { toastId: `${kind} ${message}` });
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
