// The layout of the four policies: heading, contents, sections, links. Their text is the owner's.
import type { ReactNode } from 'react';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import type { ContentPageName, PolicyContent } from '@taana-baana/contract/schemas/content/page-content.ts';
import * as policyPageTexts from '@taana-baana/contract/texts/policy-texts.ts';
import { fillText } from '../../components/fill-text.tsx';
import { breadcrumbJsonLd } from '../../components/page/breadcrumb-json-ld.ts';
import { policyLinks } from '../../components/page/policy-links.ts';
import { Breadcrumb, trailTo } from '../../components/page/breadcrumb.tsx';
import { ContentMissing } from '../../components/content/content-missing.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useContentText } from '../../components/content/use-content-text.tsx';
import { Link } from '../../components/link.tsx';
import { useShop } from '../../components/shop-context.ts';
import { usePageContent } from '../../store/content/use-page-content.ts';

type Part = PolicyContent['parts'][number];
type Policy = Extract<ContentPageName, `${string}-policy` | 'terms'>;

interface PolicyPageProps {
  page: Policy;
  title: string;
  path: string;
  /** The parts after the owner's text. */
  moreParts?: readonly Part[];
}

const anchor = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');

export function PolicyPage({ page, title, path, moreParts = [] }: PolicyPageProps) {
  const trail = trailTo(title);
  const { content: policy, request } = usePageContent(page);
  const { plain } = useContentText();
  const summary = (policy && plain(policy.summary)) ?? '';
  return (
    <div className="page-width py-6 md:py-10">
      <PageMeta
        title={title}
        description={summary || undefined}
        path={path}
        jsonLd={import.meta.env.SSR && breadcrumbJsonLd(trail, path)}
      />
      <Breadcrumb items={trail} />
      <div className="mt-6 grid gap-10 lg:mt-10 lg:grid-cols-[15rem_minmax(0,42rem)] lg:gap-20">
        <header className="lg:col-start-2 lg:row-start-1">
          <h1 tabIndex={-1} className="text-display-m">
            {title}
          </h1>
          {summary && <p className="mt-4 text-lg text-ink-soft">{summary}</p>}
        </header>
        <PolicyList current={path} />
        <div className="grid gap-10 lg:col-start-2 lg:row-start-2">
          {policy ? (
            [...policy.parts, ...moreParts].map((part, index) => <PolicyPart key={index} {...part} />)
          ) : (
            <ContentMissing {...request} />
          )}
          <Questions />
        </div>
      </div>
    </div>
  );
}

/** Nothing if all of its text is left out. */
function PolicyPart({ heading, content }: Part) {
  const { plain, rich } = useContentText();
  const title = plain(heading);
  const blocks = content.map((block) => (typeof block === 'string' ? rich(block) : toItems(block.map(rich))));
  if (title === null || blocks.every((block) => block === null)) return null;
  return (
    <section aria-labelledby={anchor(title)}>
      <h2 id={anchor(title)} className="text-display-s">
        {title}
      </h2>
      <div className="prose-cotton mt-3">
        {blocks.map(
          (block, index) =>
            block && (typeof content[index] === 'string' ? <p key={index}>{block}</p> : <ul key={index}>{block}</ul>),
        )}
      </div>
    </section>
  );
}

function toItems(texts: readonly ReactNode[]): ReactNode {
  const items = texts.flatMap((text, index) => (text === null ? [] : [<li key={index}>{text}</li>]));
  return items.length === 0 ? null : items;
}

function PolicyList({ current }: { current: string }) {
  return (
    <nav
      aria-label={screenTexts.policies}
      className="order-last lg:order-none lg:col-start-1 lg:row-span-2 lg:row-start-1"
    >
      <ul className="grid border-l-2 border-line lg:below-header">
        {policyLinks.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={to === current ? 'page' : undefined}
              className="-ml-0.5 flex min-h-11 items-center border-l-2 border-transparent pl-4 hover:text-madder aria-[current]:border-madder aria-[current]:font-semibold aria-[current]:text-madder"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Questions() {
  const { email, hours } = useShop().contact;
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
