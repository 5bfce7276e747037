// Which orders print: one after its Print button, all after the browser's own command.
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export function usePrint() {
  const chosen = useRef<string>(undefined);
  const [printed, setPrinted] = useState<{ only: string | undefined }>();
  useEffect(() => {
    // flushSync, because the browser prints the DOM as it is when the listener returns.
    const before = () => flushSync(() => setPrinted({ only: chosen.current }));
    const after = () => {
      chosen.current = undefined;
      setPrinted(undefined);
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return {
    isPrinted: (orderId: string) => printed !== undefined && (printed.only ?? orderId) === orderId,
    print: (orderId: string) => {
      chosen.current = orderId;
      window.print();
    },
  };
}
