// The header (spec section 2).
import { Link } from 'react-router';
import { pages } from '@taana-baana/contract/pages.ts';
import { shop } from '../../../shop.config.ts';

export function Header() {
  return (
    <header className="page-width py-4">
      <Link to={pages.home.path}>{shop.name}</Link>
    </header>
  );
}
