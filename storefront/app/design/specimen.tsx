// The layout of the design page: chapters, rows, and specimens with the name of their state.
import type { ReactNode } from 'react';

interface ChapterProps {
  id: string;
  title: string;
  intro: string;
  children: ReactNode;
}

export const Chapter = ({ id, title, intro, children }: ChapterProps) => (
  <section aria-labelledby={id} className="mt-16 border-t-2 border-ink pt-8">
    <header className="mb-10 grid gap-x-16 gap-y-1 lg:grid-cols-2 lg:items-end">
      <h2 id={id} className="text-display-m">
        {title}
      </h2>
      <p className="max-w-[34rem] text-ink-soft">{intro}</p>
    </header>
    <div>{children}</div>
  </section>
);

export const Row = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mb-10">
    <h3 className="mb-3.5 font-text text-sm [letter-spacing:0]">{title}</h3>
    <div className="flex flex-wrap gap-4 [&>ul]:min-w-0 [&>ul]:basis-full">{children}</div>
  </section>
);

interface SpecimenProps {
  name: string;
  /** Forces a style that otherwise needs a pointer or keyboard: see design-page.tsx. */
  state?: 'hover' | 'focus' | '';
  isWide?: boolean;
  children: ReactNode;
}

export const Specimen = ({ name, state = '', isWide = false, children }: SpecimenProps) => (
  <figure
    className={`flex min-w-[min(13rem,100%)] flex-col rounded-card bg-paper [box-shadow:inset_0_0_0_1px_var(--color-line)] ${isWide ? 'w-[min(24rem,100%)]' : 'has-[article,.skeleton]:w-[min(17rem,100%)]'} ${state && `shown-${state}`}`}
  >
    <div
      className={`flex flex-1 flex-wrap justify-center gap-3 p-6 ${isWide ? 'items-start *:w-full' : 'items-center has-[article,.skeleton]:items-start [&>:is(article,div:only-child)]:w-full'}`}
    >
      {children}
    </div>
    <figcaption className="border-t border-line px-4 py-2 text-xs text-ink-soft">{name}</figcaption>
  </figure>
);
