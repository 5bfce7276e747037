// Contact (specification section 2): a form and the shop's address.
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import * as contactTexts from '@taana-baana/contract/texts/screens/people/contact.ts';
import { breadcrumbJsonLd } from '../../components/page/breadcrumb-json-ld.ts';
import { Breadcrumb, trailTo } from '../../components/page/breadcrumb.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { ContactForm } from './contact-form.tsx';
import { useShop } from '../../components/shop-context.ts';

const title = screenTexts.contact;
const trail = trailTo(title);

export function ContactScreen() {
  return (
    <div className="page-width py-6 md:py-10">
      <PageMeta
        title={title}
        description={contactTexts.description(useShop().name)}
        path={pages.contact.path}
        jsonLd={import.meta.env.SSR && breadcrumbJsonLd(trail, pages.contact.path)}
      />
      <Breadcrumb items={trail} />
      <div className="mt-4 grid gap-10 md:mt-6 lg:grid-cols-2 lg:gap-10 xl:gap-16">
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
  const { contact, customerCare, grievanceOfficer } = useShop();
  const { email, phone, address, hours } = contact;
  return (
    <aside className="self-start rounded-card bg-sunk p-6 md:p-8 lg:mt-20">
      <h2 className="text-display-s">{contactTexts.directWay}</h2>
      <dl className="mt-5 grid gap-5">
        <div>
          <dt className="font-semibold">{contactTexts.email}</dt>
          <dd>
            <MailLink email={email} />
          </dd>
        </div>
        <div>
          <dt className="font-semibold">{contactTexts.phone}</dt>
          <dd>
            <PhoneLink phone={phone} />
            <span className="block text-sm text-ink-soft">{hours}</span>
          </dd>
        </div>
        {customerCare && <Person role={contactTexts.customerCare} {...customerCare} />}
        {grievanceOfficer && <Person role={contactTexts.grievanceOfficer} {...grievanceOfficer} />}
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

/** Rule 4 of the Consumer Protection (E-Commerce) Rules 2020 asks for both. */
function Person({ role, name, email, phone }: { role: string; name: string | null; email: string; phone: string }) {
  return (
    <div>
      <dt className="font-semibold">{role}</dt>
      <dd className="flex flex-col items-start">
        {name !== null && <span>{name}</span>}
        <MailLink email={email} />
        <PhoneLink phone={phone} />
      </dd>
    </div>
  );
}

const MailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`} className="text-link inline-flex min-h-11 items-center">
    {email}
  </a>
);

const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone.replaceAll(' ', '')}`} className="text-link inline-flex min-h-11 items-center">
    {phone}
  </a>
);
