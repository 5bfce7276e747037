// The toasts: top-right, 5000 ms, light, close on click, pause on hover (specification section 9).
import { useEffect } from 'react';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toasts.css';
import { timings } from '@taana-baana/contract/limits.ts';
import type { ToastQueue } from '../../../store/toasts.ts';

export function ShopToasts({ queue, count }: { queue: ToastQueue; count: number }) {
  useEffect(() => {
    for (const { kind, message } of queue.take()) toast[kind](message, { toastId: `${kind} ${message}` });
  }, [queue, count]);
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
