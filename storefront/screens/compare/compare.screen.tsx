// Compare: static sample cards (specification section 2). Their labels are not links.
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import * as compareTexts from '@taana-baana/contract/texts/screens/catalog/compare.ts';
import { Breadcrumb, trailTo } from '../../components/page/breadcrumb.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { SampleCard } from './sample-card.tsx';
import { samples } from './samples.ts';

export function CompareScreen() {
  return (
    <div className="page-width pb-20">
      <PageMeta title={compareTexts.title} path={pages.compare.path} />
      <Breadcrumb className="mt-2" items={trailTo(compareTexts.title)} />
      <h1 tabIndex={-1} className="text-display-m">
        {compareTexts.title}
      </h1>
      <p className="mt-3 max-w-prose text-ink-soft">{compareTexts.intro}</p>
      <ul className="mt-8 grid gap-6 md:grid-cols-3">
        {samples.map((sample) => (
          <li key={sample.title}>
            <SampleCard sample={sample} />
          </li>
        ))}
      </ul>
      <ButtonLink to={pages.store.path} className="mt-10">
        {screenTexts.seeAll}
      </ButtonLink>
    </div>
  );
}
