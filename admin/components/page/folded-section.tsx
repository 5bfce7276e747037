// A part of a form that is usually empty, so it is folded.
import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../../design/icon.tsx';

interface FoldedSectionProps {
  heading: string;
  /** What is in it, in one line. */
  summary: string;
  children: ReactNode;
}

export const FoldedSection = ({ heading, summary, children }: FoldedSectionProps) => (
  <details className="group card">
    <summary className="flex min-h-(--control) items-center gap-4 px-4 py-3">
      <div className="min-w-0 flex-1">
        <h2 className="text-base leading-snug">{heading}</h2>
        <p className="mt-0.5 text-sm text-ink-soft">{summary}</p>
      </div>
      <Icon of={ChevronDown} className="size-5 text-ink-soft group-open:rotate-180" />
    </summary>
    <div className="flex flex-col gap-4 border-t border-line p-4">{children}</div>
  </details>
);
