// The footer (specification section 2): newsletter, links, contact details, map, year, credit.
import { screenTexts } from '@taana-baana/contract/messages.ts';
import * as layoutTexts from '@taana-baana/contract/texts/layout-texts.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { ContactDetails } from './contact-details.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { Link } from '../../../components/link.tsx';
import { Logo, Wordmark } from '../../../components/page/logo.tsx';
import { policyLinks } from '../../../components/page/policy-links.ts';
import { useShop } from '../../../components/shop-context.ts';

const information = [...policyLinks, { label: screenTexts.blogs, to: pages.blogs.path }];
const account = [
  { label: screenTexts.aboutUs, to: pages.about.path },
  { label: screenTexts.contact, to: pages.contact.path },
  { label: screenTexts.ourStory, to: pages.ourStory.path },
];

export function Footer() {
  const shop = useShop();
  return (
    <footer className="on-dark mt-24 bg-ink text-on-dark">
      <div aria-hidden="true" className="footer-weave" />
      <div className="page-wide pb-10 pt-14">
        <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-8">
          <div>
            {/* A picture made for light ground may not be seen here. */}
            {shop.logo ? (
              <p className="logo text-display-l">
                <Wordmark />
              </p>
            ) : (
              <Logo className="text-display-l" />
            )}
            <p className="mt-3 text-lg text-on-dark-soft">{shop.tagline}</p>
          </div>
          <NewsletterForm />
        </div>
        <hr className="stitch-dark my-12" />
        <div className="grid grid-cols-2 gap-x-10 gap-y-12 lg:grid-cols-[1.6fr_1fr_1fr]">
          <ContactDetails />
          <FooterLinks title={screenTexts.information} links={information} />
          <FooterLinks title={screenTexts.account} links={account} />
        </div>
        <div className="mt-16 flex flex-wrap justify-between gap-x-8 gap-y-2 text-sm text-on-dark-soft">
          {/* A cached page may show last year: the browser corrects it. */}
          <p suppressHydrationWarning>
            © {thisYear()} {shop.name}
          </p>
          {(shop.legalName || shop.gstin) && <p>{layoutTexts.business(shop.legalName, shop.gstin)}</p>}
          <p>
            {screenTexts.poweredBy}{' '}
            <a href={shop.poweredBy.href} className="text-link text-on-dark">
              {shop.poweredBy.label}
            </a>
          </p>
        </div>
      </div>
    </footer>
  );
}

const thisYear = () => new Date().getFullYear();

function FooterLinks({ title, links }: { title: string; links: { label: string; to: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="footer-heading">{title}</h2>
      <ul className="mt-3">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="footer-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
