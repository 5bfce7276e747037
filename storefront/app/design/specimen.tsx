// The layout of the design page: chapters, rows, and specimens with the name of their state.
import type { ReactNode } from 'react';

export function Chapter({
  id,
  title,
  intro,
  children,
}: {
  id: string;
  title: string;
  intro: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="design-chapter">
      <header>
        <h2 id={id}>{title}</h2>
        <p>{intro}</p>
      </header>
      <div className="design-body">{children}</div>
    </section>
  );
}

export function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="design-row">
      <h3>{title}</h3>
      <div>{children}</div>
    </section>
  );
}

/** `state` forces a style that otherwise needs a pointer or keyboard: see forced-states.tsx. */
export function Specimen({
  name,
  state = '',
  isWide = false,
  children,
}: {
  name: string;
  state?: 'hover' | 'focus' | '';
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <figure className={`design-specimen ${isWide ? 'design-wide' : ''} ${state && `shown-${state}`}`}>
      <div>{children}</div>
      <figcaption>{name}</figcaption>
    </figure>
  );
}
