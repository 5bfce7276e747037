// Scans codes one after the other: by a hand scanner at any time, and by the camera that the button
// opens.
import { ScanBarcode } from 'lucide';
import { Suspense, useEffect, useRef, useState } from 'react';
import { scan } from '@taana-baana/contract/admin/texts/scanning.ts';
import { Icon } from '../../../design/icon.tsx';
import { Button } from '../button.tsx';
import { lazyPart } from '../page/lazy-part.tsx';
import { showFailure, showToast } from '../toasts/toast-queue.ts';
import { cover } from '../use-keys.ts';
import { useHandScanner } from './use-hand-scanner.ts';

const Scanner = lazyPart(async () => (await import('./scanner.tsx')).Scanner);

/** What a code did. */
export interface ScanResult {
  readonly text: string;
  readonly isRefused?: boolean;
  readonly onUndo?: () => unknown;
}

interface ScanButtonProps {
  /** What is scanned here, and what it does. */
  hint: string;
  /** One code after the other. Without a result, the scanner closes. A rejection is shown. */
  onScan: (code: string) => Promise<ScanResult | undefined> | ScanResult | undefined;
}

/** Who scans looks at the parcel. iPhones cannot. */
function shake(isRefused = false): void {
  if ('vibrate' in navigator) navigator.vibrate(isRefused ? 400 : 60);
}

export function ScanButton({ hint, onScan }: ScanButtonProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [result, setResult] = useState<ScanResult>();
  const latest = useRef({ onScan, isOpen });
  useEffect(() => {
    latest.current = { onScan, isOpen };
  });
  const work = useRef<Promise<unknown>>(Promise.resolve());

  async function take(code: string): Promise<void> {
    try {
      const done = await latest.current.onScan(code);
      shake(done?.isRefused);
      setResult(done);
      if (!done) setOpen(false);
      else if (!latest.current.isOpen) showToast(done.text, done.onUndo && { onUndo: done.onUndo });
    } catch (error) {
      setResult(undefined);
      shake(true);
      showFailure(error);
    }
  }
  const queue = (code: string) => {
    work.current = work.current.then(() => take(code));
  };

  useHandScanner(queue, () => {
    const top = [...document.querySelectorAll(cover)].at(-1);
    return isOpen || !top || top.contains(frame.current);
  });

  return (
    <span ref={frame} className="contents">
      <Button
        onPress={() => {
          setResult(undefined);
          setOpen(true);
        }}
        className="bg-paper"
      >
        <Icon of={ScanBarcode} className="size-4" />
        {scan}
      </Button>
      <Suspense>
        {isOpen && (
          <Scanner
            hint={hint}
            result={result}
            onScan={queue}
            onUndone={() => setResult(undefined)}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </span>
  );
}
