// A collection: its text and picture, and the products with its tag.
import { useRevalidator } from 'react-router';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { collectionHref } from '@taana-baana/contract/pages.ts';
import type { Collection } from '@taana-baana/contract/schemas/catalog/collection.ts';
import { breadcrumbJsonLd } from '../../components/page/breadcrumb-json-ld.ts';
import { Breadcrumb, trailFromStore } from '../../components/page/breadcrumb.tsx';
import { ContentMissing } from '../../components/content/content-missing.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { selectCollection } from '../../store/selectors.ts';
import { BannerPicture } from './banners/banner-picture.tsx';
import { CategoryChips } from './filters/category-chips.tsx';
import { ProductSection } from './store.screen.tsx';
import { listId } from './use-store-address.ts';

export function CollectionScreen() {
  const { shown } = useAppSelector(selectCollection);
  if (!shown) return <Missing />;
  const trail = trailFromStore(shown.title);
  return (
    <>
      <PageMeta
        title={shown.title}
        description={shown.sentence}
        path={collectionHref(shown.handle)}
        {...(shown.picture ? { image: shown.picture.url } : {})}
        jsonLd={import.meta.env.SSR && [toJsonLd(shown), breadcrumbJsonLd(trail, collectionHref(shown.handle))]}
      />
      <CategoryChips />
      <Heading collection={shown} />
      <div className="page-wide pb-20">
        <Breadcrumb className="md:mt-2" items={trail} />
        <div id={listId}>
          <ProductSection />
        </div>
      </div>
    </>
  );
}

function Missing() {
  const { failure } = useAppSelector(selectCollection);
  const { revalidate } = useRevalidator();
  return (
    <div className="page-width py-12">
      <PageMeta title={screenTexts.store} isPrivate />
      <ContentMissing isError={failure !== undefined} message={failure ?? ''} onRetry={() => void revalidate()} />
    </div>
  );
}

/** Like a banner, with the same height before and after the picture arrives. */
function Heading({ collection: { title, sentence, picture } }: { collection: Collection }) {
  return (
    <header className="hero-frame md:page-wide">
      <div className="hero bg-sunk">
        {picture && <BannerPicture wide={picture} isFirst />}
        <div className="hero-text">
          <h1 tabIndex={-1} className="hero-headline">
            {title}
          </h1>
          <p className="mt-1 text-sm md:text-base">{sentence}</p>
        </div>
      </div>
    </header>
  );
}

const toJsonLd = ({ handle, title, sentence, picture }: Collection) => ({
  '@type': 'CollectionPage',
  name: title,
  description: sentence,
  url: collectionHref(handle),
  ...(picture ? { image: picture.url } : {}),
});
