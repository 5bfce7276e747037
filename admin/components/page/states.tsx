// Placeholders for content: loading, empty, failed.
import type { ReactNode } from 'react';
import * as texts from '@taana-baana/contract/admin/texts/shell.ts';
import { Button } from '../button.tsx';

/** Lines of the final height, so that nothing jumps. */
export function Skeleton({ lines = 6 }: { lines?: number }) {
  return (
    <div role="status" aria-label={texts.loading} className="card ruled px-4">
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className="flex h-14 items-center gap-4">
          <div className="skeleton h-4 w-2/5" />
          <div className="skeleton h-4 w-1/5" />
        </div>
      ))}
    </div>
  );
}

interface StateProps {
  heading: string;
  text?: string;
  children?: ReactNode;
}

/** `children`: what to do next. */
export function EmptyState({ heading, text, children }: StateProps) {
  return (
    <div className="card flex flex-col items-center gap-1 px-6 py-12 text-center">
      <h2 className="text-lg">{heading}</h2>
      {text && <p className="max-w-[48ch] text-pretty text-ink-soft">{text}</p>}
      {children && <div className="mt-4 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  );
}

/** `text`: the server's message. */
export function ErrorState({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState heading={texts.failedHeading} text={text}>
        <Button onPress={onRetry}>{texts.retry}</Button>
      </EmptyState>
    </div>
  );
}
