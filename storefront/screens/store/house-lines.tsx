// The shop's house lines (shop.house-lines.ts), as a row of the list: a picture and a sentence each.
import { storeHref } from '@taana-baana/contract/pages.ts';
import * as storeTexts from '@taana-baana/contract/texts/screens/store.ts';
import { houseLines } from '../../../shop.house-lines.ts';
import { Link } from '../../components/link.tsx';
import { Picture } from '../../components/product/picture.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { selectCollections } from '../../store/selectors.ts';

export function HouseLines() {
  const { brands } = useAppSelector(selectCollections);
  // Only those that the catalogue has.
  const lines = houseLines.flatMap(({ brand, about }) => {
    const known = brands.find(({ title }) => title === brand);
    return known ? [{ brand, about, picture: known.picture }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <li className="col-span-full">
      <section aria-labelledby="house-lines" className="border-y border-line py-8">
        <h3 id="house-lines" className="text-display-s">
          {storeTexts.houseLines}
        </h3>
        <ul className="-mx-4 mt-5 flex gap-4 overflow-x-auto overscroll-x-contain px-4 [scrollbar-width:none]">
          {lines.map(({ brand, about, picture }) => (
            <li key={brand} className="house-line">
              <Picture picture={picture} sizes="(min-width: 64rem) 18vw, 60vw" alt="" className="aspect-4/5" />
              <Link to={storeHref({ brand })} className="font-display text-display-xs font-semibold">
                {brand}
              </Link>
              <p className="mt-1 text-sm text-ink-soft">{about}</p>
            </li>
          ))}
        </ul>
      </section>
    </li>
  );
}
