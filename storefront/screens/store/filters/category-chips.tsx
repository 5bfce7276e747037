// The owner's collections and the categories as chips with a small picture each, above the store.
import { useLocation } from 'react-router';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { collectionHref, storeHref } from '@taana-baana/contract/pages.ts';
import type { Facet } from '@taana-baana/contract/schemas/catalog/product.ts';
import { Link } from '../../../components/link.tsx';
import { Picture } from '../../../components/product/picture.tsx';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectCollections, selectFacets } from '../../../store/selectors.ts';
import { useStoreAddress } from '../use-store-address.ts';

export function CategoryChips() {
  const { filters, hrefOf, isCollection } = useStoreAddress();
  const collections = useAppSelector(selectCollections);
  const categories = useAppSelector(selectFacets);
  const { pathname } = useLocation();
  return (
    // The height is reserved while the categories load.
    <nav aria-label={screenTexts.categories} className="page-wide min-h-16">
      <ul data-row className="-mx-4 flex gap-2 overflow-x-auto overscroll-x-contain px-4 py-2 [scrollbar-width:none]">
        {collections.map(({ handle, title, picture }) => {
          const to = collectionHref(handle);
          return <Chip key={to} to={to} title={title} picture={picture} isChosen={pathname === to} />;
        })}
        {categories.map(({ title, picture }) => {
          const isChosen = filters.category === title;
          const to = isCollection
            ? storeHref({ category: title })
            : hrefOf({ ...filters, category: isChosen ? undefined : title });
          return <Chip key={title} to={to} title={title} picture={picture} isChosen={isChosen} />;
        })}
      </ul>
    </nav>
  );
}

function Chip({ title, picture, to, isChosen }: Facet & { to: string; isChosen: boolean }) {
  return (
    <li>
      <Link
        to={to}
        aria-current={isChosen ? 'true' : undefined}
        className={`chip whitespace-nowrap ${isChosen ? 'bg-ink text-on-dark' : 'bg-sunk'}`}
      >
        {picture && <Picture picture={picture} sizes="40px" alt="" className="size-10 rounded-pill" />}
        {title}
      </Link>
    </li>
  );
}
