// What the four policies share: heading, contents, numbered parts, and the way to the others and to the shop.
import type { ReactNode } from 'react';
import { policyTitles, screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { shop } from '../../../shop.config.ts';
import { breadcrumbJsonLd } from '../../components/breadcrumb-json-ld.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { PageMeta } from '../../components/page-meta.tsx';

export interface PolicyPart {
  heading: string;
  content: ReactNode;
}

interface PolicyPageProps {
  title: string;
  path: string;
  /** The policy in a sentence or two, for the page's head and for search engines. */
  summary: string;
  parts: PolicyPart[];
}

const policies = [
  { title: policyTitles.privacy, path: pages.privacyPolicy.path },
  { title: policyTitles.refund, path: pages.refundPolicy.path },
  { title: policyTitles.shipping, path: pages.shippingPolicy.path },
  { title: policyTitles.terms, path: pages.terms.path },
];

const anchor = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]+/g, '-');

export function PolicyPage({ title, path, summary, parts }: PolicyPageProps) {
  const trail = [{ label: screenTexts.home, to: pages.home.path }, { label: title }];
  return (
    <div className="page-width py-6 md:py-10">
      <PageMeta
        title={title}
        description={summary}
        path={path}
        jsonLd={import.meta.env.SSR && breadcrumbJsonLd(trail, path)}
      />
      <Breadcrumb items={trail} />
      <div className="mt-6 grid gap-10 lg:mt-10 lg:grid-cols-[15rem_minmax(0,42rem)] lg:gap-20">
        <header className="lg:col-start-2 lg:row-start-1">
          <h1 tabIndex={-1} className="text-display-m">
            {title}
          </h1>
          <p className="mt-4 text-lg text-ink-soft">{summary}</p>
        </header>
        <PolicyList current={path} />
        <div className="grid gap-10 lg:col-start-2 lg:row-start-2">
          {parts.map(({ heading, content }) => (
            <section key={heading} aria-labelledby={anchor(heading)}>
              <h2 id={anchor(heading)} className="text-display-s">
                {heading}
              </h2>
              <div className="prose-cotton mt-3">{content}</div>
            </section>
          ))}
          <Questions />
        </div>
      </div>
    </div>
  );
}

function PolicyList({ current }: { current: string }) {
  return (
    <nav aria-label="Policies" className="order-last lg:order-none lg:col-start-1 lg:row-span-2 lg:row-start-1">
      <ul className="grid border-l-2 border-line lg:sticky lg:top-28">
        {policies.map(({ title, path }) => (
          <li key={path}>
            <a
              href={path}
              aria-current={path === current ? 'page' : undefined}
              className="-ml-0.5 flex min-h-11 items-center border-l-2 border-transparent pl-4 hover:text-madder aria-[current]:border-madder aria-[current]:font-semibold aria-[current]:text-madder"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Questions() {
  const { email, hours } = shop.contact;
  return (
    <aside className="rounded-card bg-sunk p-6">
      <h2 className="text-display-xs">A question?</h2>
      <p className="mt-2">
        Write to{' '}
        <a className="text-link" href={`mailto:${email}`}>
          {email}
        </a>{' '}
        or use the{' '}
        <a className="text-link" href={pages.contact.path}>
          contact form
        </a>
        . A person answers, {hours}.
      </p>
    </aside>
  );
}
