// Compare: static sample cards whose labels do nothing (spec section 2), so they do not look as if they did.
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { PageMeta } from '../../components/page-meta.tsx';
import { SampleCard } from './sample-card.tsx';
import { samples } from './samples.ts';

export function CompareScreen() {
  return (
    <div className="page-width pb-20">
      <PageMeta title="Compare products" path={pages.compare.path} />
      <Breadcrumb
        className="mt-2"
        items={[{ label: screenTexts.home, to: pages.home.path }, { label: 'Compare products' }]}
      />
      <h1 tabIndex={-1} className="text-display-m">
        Compare products
      </h1>
      <p className="mt-3 max-w-prose text-ink-soft">
        Three samples, side by side, to show what tells our cuts apart. They are drawings, not products.
      </p>
      <ul className="mt-8 grid gap-6 md:grid-cols-3">
        {samples.map((sample) => (
          <li key={sample.title}>
            <SampleCard sample={sample} />
          </li>
        ))}
      </ul>
      <ButtonLink to={pages.store.path} className="mt-10">
        See all T-shirts
      </ButtonLink>
    </div>
  );
}
