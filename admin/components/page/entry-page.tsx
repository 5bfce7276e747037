// The frame of the pages before somebody is signed in.
import { useEffect, type ReactNode } from 'react';
import * as texts from '@taana-baana/contract/admin/texts/shell.ts';
import { Mark } from '../mark.tsx';
import { useFocusedHeading } from './use-focused-heading.ts';

interface EntryPageProps {
  title: string;
  intro?: string;
  children: ReactNode;
}

export function EntryPage({ title, intro, children }: EntryPageProps) {
  const heading = useFocusedHeading();
  useEffect(() => {
    document.title = texts.title(title);
  }, [title]);
  return (
    <main className="mx-auto flex min-h-dvh max-w-104 flex-col justify-center px-4 py-8">
      <p className="mb-6 flex items-center gap-2.5 font-display text-lg font-bold tracking-tight">
        <Mark className="size-6" />
        {texts.admin}
      </p>
      <div className="card p-5 sm:p-6">
        <h1 ref={heading} tabIndex={-1} className="text-display-s">
          {title}
        </h1>
        {intro && <p className="mt-1 text-pretty text-ink-soft">{intro}</p>}
        <div className="mt-5 flex flex-col gap-4">{children}</div>
      </div>
    </main>
  );
}
