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
      <aside className="account-panel hidden rounded-card p-12 lg:col-start-1 lg:row-start-1 lg:flex lg:min-h-[34rem] lg:flex-col lg:justify-end">
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
