// The links of the phone menu: the shopper's own pages, categories, what there is to read,
// policies.
import { BookOpen, Heart, House, Info, Mail, Package, Sparkles, type IconNode } from 'lucide';
import { useEffect } from 'react';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { collectionHref, pages, storeHref } from '@taana-baana/contract/pages.ts';
import * as layoutTexts from '@taana-baana/contract/texts/layout-texts.ts';
import { Icon } from '../../../../design/icon.tsx';
import { Link, NavLink } from '../../../components/link.tsx';
import { Picture } from '../../../components/product/picture.tsx';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { fetchCollections } from '../../../store/products/product.thunks.ts';
import { selectCollections, selectFacets } from '../../../store/selectors.ts';
import { policyLinks } from '../../../components/page/policy-links.ts';
import { AccountLink, LogOutButton } from './account-links.tsx';

const own = [
  { label: screenTexts.home, to: pages.home.path, icon: House },
  { label: screenTexts.myOrders, to: pages.orders.path, icon: Package },
  { label: screenTexts.wishlist, to: pages.wishlist.path, icon: Heart },
];
const reading = [
  { label: screenTexts.blogs, to: pages.blogs.path, icon: BookOpen },
  { label: screenTexts.ourStory, to: pages.ourStory.path, icon: Sparkles },
  { label: screenTexts.contact, to: pages.contact.path, icon: Mail },
  { label: screenTexts.aboutUs, to: pages.about.path, icon: Info },
];

export function MenuLinks({ onChoose }: { onChoose: () => void }) {
  return (
    <nav aria-label={layoutTexts.menu}>
      <LinkList links={own} onChoose={onChoose} />
      <AccountLink className="menu-link" onChoose={onChoose} />
      <LogOutButton className="menu-link w-full" />
      <hr className="stitch my-4" />
      <Categories onChoose={onChoose} />
      <hr className="stitch my-4" />
      <LinkList links={reading} onChoose={onChoose} />
      <hr className="stitch my-4" />
      <ul className="grid grid-cols-2 text-sm text-ink-soft">
        {policyLinks.map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to} onClick={onChoose} className="menu-link font-normal!">
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface LinkListProps {
  links: { label: string; to: string; icon: IconNode }[];
  onChoose: () => void;
}

function LinkList({ links, onChoose }: LinkListProps) {
  return (
    <ul>
      {links.map(({ label, to, icon }) => (
        <li key={to}>
          <NavLink end to={to} onClick={onChoose} className="menu-link">
            <Icon of={icon} className="size-5" />
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

function Categories({ onChoose }: { onChoose: () => void }) {
  const dispatch = useAppDispatch();
  const collections = useAppSelector(selectCollections).map((one) => ({ ...one, to: collectionHref(one.handle) }));
  const categories = useAppSelector(selectFacets).map((one) => ({ ...one, to: storeHref({ category: one.title }) }));
  useEffect(() => void dispatch(fetchCollections()), [dispatch]);
  return (
    <section aria-label={screenTexts.categories}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(8.2rem,1fr))]">
        {[...collections, ...categories].map(({ title, picture, to }) => (
          <li key={to}>
            <Link to={to} onClick={onChoose} className="menu-link px-0!">
              <Picture picture={picture} sizes="40px" alt="" className="size-10 shrink-0 rounded-pill" />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
