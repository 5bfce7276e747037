// What stands on paper while the browser prints: one order after its Print button, all of them after the browser's own command.
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export function usePrint() {
  const chosen = useRef<string>(undefined);
  const [printed, setPrinted] = useState<{ only: string | undefined }>();
  useEffect(() => {
    // The browser takes the page as it stands when the listener is done.
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
