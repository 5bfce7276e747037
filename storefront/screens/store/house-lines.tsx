// The shop's house lines in one row of the list: a picture and the owner's sentence each.
import * as storeTexts from '@taana-baana/contract/texts/screens/catalog/store.ts';
import { Link } from '../../components/link.tsx';
import { Picture } from '../../components/product/picture.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { selectContent } from '../../store/selectors.ts';

export function HouseLines() {
  const { lines = [] } = useAppSelector(selectContent('house-lines')) ?? {};
  if (lines.length === 0) return null;
  return (
    <li className="col-span-full">
      <section aria-labelledby="house-lines" className="border-y border-line py-8">
        <h3 id="house-lines" className="text-display-s">
          {storeTexts.houseLines}
        </h3>
        <ul className="-mx-4 mt-5 flex gap-4 overflow-x-auto overscroll-x-contain px-4 [scrollbar-width:none]">
          {lines.map(({ title, sentence, link, picture }) => (
            <li key={title} className="house-line">
              <Picture picture={picture} sizes="(min-width: 64rem) 18vw, 60vw" alt="" className="aspect-4/5" />
              <Link to={link} className="font-display text-display-xs font-semibold">
                {title}
              </Link>
              <p className="mt-1 text-sm text-ink-soft">{sentence}</p>
            </li>
          ))}
        </ul>
      </section>
    </li>
  );
}
