// The layout of the four policies: heading, contents, numbered sections, links.
import type { ReactNode } from 'react';
import { policyTitles, screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import * as policyPageTexts from '@taana-baana/contract/texts/policies/policy-page.ts';
import type { PolicyPart } from '@taana-baana/contract/texts/policies/policy-part.ts';
import { shop } from '../../../shop.config.ts';
import { fillText } from '../../components/fill-text.tsx';
import { breadcrumbJsonLd } from '../../components/page/breadcrumb-json-ld.ts';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { Link } from '../../components/link.tsx';

interface PolicyPageProps {
  title: string;
  path: string;
  /** One or two sentences, for the page's top and for search engines. */
  summary: string;
  parts: readonly PolicyPart[];
  /** What fills the gaps in the texts, by name. */
  values?: Record<string, ReactNode>;
}

const policies = [
  { title: policyTitles.privacy, path: pages.privacyPolicy.path },
  { title: policyTitles.refund, path: pages.refundPolicy.path },
  { title: policyTitles.shipping, path: pages.shippingPolicy.path },
  { title: policyTitles.terms, path: pages.terms.path },
];

const anchor = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]+/g, '-');

export function PolicyPage({ title, path, summary, parts, values = {} }: PolicyPageProps) {
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
              <div className="prose-cotton mt-3">
                {content.map((text) => (
                  <PolicyText key={String(text)} text={text} values={values} />
                ))}
              </div>
            </section>
          ))}
          <Questions />
        </div>
      </div>
    </div>
  );
}

function PolicyText({ text, values }: { text: PolicyPart['content'][number]; values: Record<string, ReactNode> }) {
  if (typeof text === 'string') return <p>{fillText(text, values)}</p>;
  return (
    <ul>
      {text.map((item) => (
        <li key={item}>{fillText(item, values)}</li>
      ))}
    </ul>
  );
}

function PolicyList({ current }: { current: string }) {
  return (
    <nav
      aria-label={screenTexts.policies}
      className="order-last lg:order-none lg:col-start-1 lg:row-span-2 lg:row-start-1"
    >
      <ul className="grid border-l-2 border-line lg:sticky lg:top-28">
        {policies.map(({ title, path }) => (
          <li key={path}>
            <Link
              to={path}
              aria-current={path === current ? 'page' : undefined}
              className="-ml-0.5 flex min-h-11 items-center border-l-2 border-transparent pl-4 hover:text-madder aria-[current]:border-madder aria-[current]:font-semibold aria-[current]:text-madder"
            >
              {title}
            </Link>
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
      <h2 className="text-display-xs">{policyPageTexts.question}</h2>
      <p className="mt-2">
        {fillText(policyPageTexts.answer, {
          email: (
            <a className="text-link" href={`mailto:${email}`}>
              {email}
            </a>
          ),
          form: (
            <Link className="text-link" to={pages.contact.path}>
              {policyPageTexts.contactForm}
            </Link>
          ),
          hours,
        })}
      </p>
    </aside>
  );
}
