// The categories as chips with a small picture each, above everything else in the store.
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { Link } from '../../components/link.tsx';
import { Picture } from '../../components/product/picture.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { selectCollections } from '../../store/selectors.ts';
import { useStoreAddress } from './use-store-address.ts';

export function CategoryChips() {
  const { filters, hrefOf } = useStoreAddress();
  const categories = useAppSelector(selectCollections);
  return (
    // The height is kept free while the categories load.
    <nav aria-label={screenTexts.categories} className="page-wide h-16">
      <ul className="-mx-4 flex gap-2 overflow-x-auto overscroll-x-contain px-4 py-2 [scrollbar-width:none]">
        {categories.map(({ title, picture }) => {
          const isChosen = filters.category === title;
          return (
            <li key={title}>
              <Link
                to={hrefOf({ ...filters, category: isChosen ? undefined : title })}
                aria-current={isChosen ? 'true' : undefined}
                className={`chip ${isChosen ? 'bg-ink text-on-dark' : 'bg-sunk'}`}
              >
                {picture && <Picture picture={picture} sizes="40px" alt="" className="size-10 rounded-pill" />}
                {title}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
