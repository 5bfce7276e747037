// The footer (spec section 2).
import { shop } from '../../../shop.config.ts';

export function Footer() {
  return <footer className="page-width py-12">{shop.name}</footer>;
}
