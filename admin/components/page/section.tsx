// A part of a screen: heading, explanation, and its content on a card.
import { useId, type ReactNode } from 'react';

interface SectionProps {
  heading: string;
  /** Of its place in the address: `#backups`. */
  place?: string;
  text?: string;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

export function Section({ heading, place, text, actions, children }: SectionProps) {
  const id = useId();
  return (
    <section id={place} tabIndex={place ? -1 : undefined} aria-labelledby={id} className="card">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-3.5 pb-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 id={id} className="text-base leading-snug">
            {heading}
          </h2>
          {text && <p className="mt-0.5 text-sm text-pretty text-ink-soft">{text}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      <div className="border-t border-line">{children}</div>
    </section>
  );
}
