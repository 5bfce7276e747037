// The frame of a screen's content: the tab's title, the heading, and the actions beside it.
import { useEffect, type ReactNode } from 'react';
import * as texts from '@taana-baana/contract/admin/texts/shell.ts';
import { useFocusedHeading } from './use-focused-heading.ts';

interface PageProps {
  title: string;
  intro?: string;
  /** The back link, above the heading. */
  above?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  /** Forms are narrow, lists take the whole width. */
  width?: 'form' | 'list';
  children: ReactNode;
}

export function Page({ title, intro, above, actions, width = 'list', children }: PageProps) {
  const heading = useFocusedHeading();
  useEffect(() => {
    document.title = texts.title(title);
  }, [title]);
  return (
    <div className="mx-auto max-w-320 px-4 py-5 lg:px-8 lg:py-7">
      <div className={width === 'form' ? 'max-w-168' : ''}>
        {above}
        <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <div className="flex-1 basis-48">
            <h1 ref={heading} tabIndex={-1} className="text-display-s">
              {title}
            </h1>
            {intro && <p className="mt-0.5 text-sm text-pretty text-ink-soft">{intro}</p>}
          </div>
          {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
        </div>
        {children}
      </div>
    </div>
  );
}
