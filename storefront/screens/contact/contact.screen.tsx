// Contact (specification section 2): a form and the shop's address.
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import * as contactTexts from '@taana-baana/contract/texts/screens/contact.ts';
import { breadcrumbJsonLd } from '../../components/page/breadcrumb-json-ld.ts';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { shop } from '../../../shop.config.ts';
import { ContactForm } from './contact-form.tsx';

const title = screenTexts.contact;
const trail = [{ label: screenTexts.home, to: pages.home.path }, { label: title }];

export function ContactScreen() {
  return (
    <div className="page-width py-6 md:py-10">
      <PageMeta
        title={title}
        description={contactTexts.description(shop.name)}
        path={pages.contact.path}
        jsonLd={import.meta.env.SSR && breadcrumbJsonLd(trail, pages.contact.path)}
      />
      <Breadcrumb items={trail} />
      <div className="mt-4 grid gap-10 md:mt-6 lg:grid-cols-[minmax(0,36rem)_1fr] lg:gap-24">
        <section aria-labelledby="contact-heading">
          <h1 id="contact-heading" tabIndex={-1} className="text-display-m">
            {title}
          </h1>
          <p className="mt-3 text-lg text-ink-soft">{contactTexts.intro}</p>
          <ContactForm />
        </section>
        <ShopAddress />
      </div>
    </div>
  );
}

function ShopAddress() {
  const { email, phone, address, hours } = shop.contact;
  return (
    <aside className="self-start rounded-card bg-sunk p-6 md:p-8 lg:mt-20">
      <h2 className="text-display-s">{contactTexts.directWay}</h2>
      <dl className="mt-5 grid gap-5">
        <div>
          <dt className="font-semibold">{contactTexts.email}</dt>
          <dd>
            <a href={`mailto:${email}`} className="text-link inline-flex min-h-11 items-center break-all">
              {email}
            </a>
          </dd>
        </div>
        <div>
          <dt className="font-semibold">{contactTexts.phone}</dt>
          <dd>
            <a href={`tel:${phone.replaceAll(' ', '')}`} className="text-link inline-flex min-h-11 items-center">
              {phone}
            </a>
            <span className="block text-sm text-ink-soft">{hours}</span>
          </dd>
        </div>
        <div>
          <dt className="font-semibold">{contactTexts.workshop}</dt>
          <dd>
            {address.street}
            <br />
            {address.city}, {address.state} {address.pincode}
          </dd>
        </div>
      </dl>
    </aside>
  );
}
