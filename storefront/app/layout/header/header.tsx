// The header (specification section 2). On phones: menu, search and cart.
import { pages } from '@taana-baana/contract/pages.ts';
import { AccountLinks } from './account-links.tsx';
import { CartLink } from './cart-link.tsx';
import { MainLinks } from './main-links.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { Wordmark } from './wordmark.tsx';
import { Link } from '../../../components/link.tsx';

export function Header() {
  return (
    <header className="relative z-30 border-b border-line bg-ground">
      <div aria-hidden="true" className="selvedge" />
      <div className="page-width flex flex-wrap items-center gap-x-2 py-2 lg:gap-x-6 xl:flex-nowrap xl:py-3">
        <PhoneMenu />
        <Link to={pages.home.path} className="mr-auto flex min-h-11 items-center rounded-control lg:mr-0">
          <Wordmark />
        </Link>
        <MainLinks className="hidden lg:flex" />
        <div className="order-last basis-full pb-2 pt-1 xl:order-none xl:ml-auto xl:max-w-80 xl:basis-auto xl:grow xl:p-0">
          <SearchBox />
        </div>
        <AccountLinks className="ml-auto hidden lg:flex xl:ml-0" />
        <CartLink />
      </div>
    </header>
  );
}
