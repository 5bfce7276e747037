// The layout of login, sign-up and the password screens: a narrow form beside a panel.
import type { ReactNode } from 'react';
import { PageMeta } from '../page/page-meta.tsx';
import { ButtonLink } from '../button-link.tsx';

interface AccountFrameProps {
  title: string;
  intro: ReactNode;
  /** The sentence on the panel. */
  motto: string;
  path?: string;
  children: ReactNode;
}

/** Woven checks. Inline: the stylesheet of every page is at its size limit. */
const cloth = {
  background:
    'linear-gradient(rgb(127 26 38 / 0) 40%, rgb(43 27 19 / 0.55)),' +
    'repeating-linear-gradient(90deg, rgb(248 243 234 / 0.09) 0 10px, transparent 10px 40px),' +
    'repeating-linear-gradient(rgb(223 160 42 / 0.16) 0 10px, transparent 10px 40px),' +
    'repeating-linear-gradient(90deg, transparent 0 26px, rgb(45 59 115 / 0.28) 26px 32px, transparent 32px 120px),' +
    'var(--color-madder)',
};

export function AccountFrame({ title, intro, motto, path, children }: AccountFrameProps) {
  return (
    <div className="page-width grid gap-8 py-8 md:py-14 lg:grid-cols-2 lg:gap-16">
      <PageMeta title={title} path={path} isPrivate={path === undefined} />
      {/* First in the document, so it is read and painted before the panel. */}
      <div className="mx-auto w-full max-w-md lg:col-start-2 lg:row-start-1 lg:mx-0 lg:py-8">
        <h1 tabIndex={-1} className="text-display-m">
          {title}
        </h1>
        <div className="mt-3 text-ink-soft">{intro}</div>
        <div className="mt-8">{children}</div>
      </div>
      <aside
        style={cloth}
        className="hidden rounded-card p-12 lg:col-start-1 lg:row-start-1 lg:flex lg:min-h-[34rem] lg:flex-col lg:justify-end"
      >
        <p className="max-w-[14ch] text-display-l font-display font-bold text-paper">{motto}</p>
      </aside>
    </div>
  );
}

/** The link to the other form, below this one. */
export function OtherWay({ question, to, children }: { question: string; to: string; children: ReactNode }) {
  return (
    <div className="mt-8 grid gap-3 border-t border-line pt-6 text-ink-soft">
      {question}
      <ButtonLink to={to} variant="quiet">
        {children}
      </ButtonLink>
    </div>
  );
}
