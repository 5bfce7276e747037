// The footer (spec section 2): newsletter, Contact Us, Information, Account, social links, map, policies, the year, and whom the shop is powered by.
import { policyTitles, screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { shop } from '../../../shop.config.ts';
import { ContactDetails } from './contact-details.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { Wordmark } from './wordmark.tsx';

const information = [
  { label: policyTitles.privacy, to: pages.privacyPolicy.path },
  { label: policyTitles.refund, to: pages.refundPolicy.path },
  { label: policyTitles.shipping, to: pages.shippingPolicy.path },
  { label: policyTitles.terms, to: pages.terms.path },
  { label: 'Blogs', to: pages.blogs.path },
];
const account = [
  { label: screenTexts.aboutUs, to: pages.about.path },
  { label: screenTexts.contact, to: pages.contact.path },
  { label: 'Our Story', to: pages.ourStory.path },
];

export function Footer() {
  return (
    <footer className="on-dark mt-24 bg-ink text-on-dark">
      <div aria-hidden="true" className="footer-weave" />
      <div className="page-width pb-10 pt-14">
        <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-8">
          <div>
            <Wordmark className="text-display-l" />
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
        <div className="mt-14 flex flex-wrap justify-between gap-x-8 gap-y-2 text-sm text-on-dark-soft">
          {/* A page that was made in the old year is corrected by the browser. */}
          <p suppressHydrationWarning>
            © {thisYear()} {shop.name}
          </p>
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
            <a href={to} className="footer-link">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
