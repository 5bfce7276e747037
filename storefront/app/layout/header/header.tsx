// The header (specification section 2). On phones: menu, search and cart.
import { pages } from '@taana-baana/contract/pages.ts';
import { AccountLinks } from './account-links.tsx';
import { CartLink } from './cart-link.tsx';
import { MainLinks } from './main-links.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { Link } from '../../../components/link.tsx';
import { Logo } from '../../../components/page/logo.tsx';

export function Header() {
  return (
    <header className="site-header">
      <div aria-hidden="true" className="selvedge" />
      <div className="page-wide flex flex-wrap items-center gap-x-2 pt-1 lg:gap-x-6 xl:flex-nowrap xl:py-3">
        <PhoneMenu />
        <Link to={pages.home.path} className="mr-auto flex h-12 items-center rounded-control lg:mr-0">
          <Logo />
        </Link>
        <MainLinks className="hidden lg:flex" />
        <div className="order-last basis-full pb-2 xl:order-none xl:ml-auto xl:max-w-80 xl:basis-auto xl:grow xl:p-0">
          <SearchBox />
        </div>
        <div className="ml-auto flex items-center gap-1 xl:ml-0">
          <AccountLinks className="hidden lg:flex" />
          <CartLink />
        </div>
      </div>
    </header>
  );
}
