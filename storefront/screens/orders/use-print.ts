// Prints one order: the others leave the paper while the browser's own dialog is open.
import { useState } from 'react';
import { flushSync } from 'react-dom';

export function usePrint() {
  const [printed, setPrinted] = useState<string>();
  const print = (orderId: string) => {
    // The dialog takes the page as it stands at that moment.
    flushSync(() => setPrinted(orderId));
    window.print();
    setPrinted(undefined);
  };
  return { printed, print };
}
