// One section of the settings, by the address.
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { AllSettings } from '@taana-baana/contract/admin/schemas/settings.ts';
import * as shell from '@taana-baana/contract/admin/texts/shell.ts';
import * as texts from '@taana-baana/contract/admin/texts/settings.ts';
import { Link } from '../../components/link.tsx';
import { QueryState } from '../../components/query-state.tsx';
import { EmptyState } from '../../components/states.tsx';
import { type FormSection, useGetSettingsQuery } from '../../store/settings.api.ts';
import { MailFields, OrdersFields } from './fields/inside-fields.tsx';
import { SalesFields } from './fields/sales-fields.tsx';
import { ShippingFields } from './fields/shipping-fields.tsx';
import { ShopFields } from './fields/shop-fields.tsx';
import { TestMail } from './fields/test-mail.tsx';
import { SectionPage } from './form/section-page.tsx';
import { LogoSection } from './look/logo-section.tsx';
import { LookFields } from './look/look-fields.tsx';

const pages: Record<FormSection, (settings: AllSettings) => ReactNode> = {
  shop: (settings) => <SectionPage key="shop" section="shop" settings={settings} Fields={ShopFields} />,
  look: (settings) => (
    <SectionPage key="look" section="look" settings={settings} Fields={LookFields} Before={LogoSection} />
  ),
  shipping: (settings) => <SectionPage key="shipping" section="shipping" settings={settings} Fields={ShippingFields} />,
  sales: (settings) => <SectionPage key="sales" section="sales" settings={settings} Fields={SalesFields} />,
  mail: (settings) => (
    <SectionPage key="mail" section="mail" settings={settings} Fields={MailFields} After={TestMail} />
  ),
  orders: (settings) => <SectionPage key="orders" section="orders" settings={settings} Fields={OrdersFields} />,
};

export function SectionScreen() {
  const { section = '' } = useParams();
  const query = useGetSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!Object.hasOwn(pages, section)) {
    return (
      <div className="mx-auto max-w-176 p-4 lg:p-8">
        <EmptyState heading={shell.notFoundHeading} text={shell.notFoundText}>
          <Link to="/settings" className="button button-quiet">
            {texts.title}
          </Link>
        </EmptyState>
      </div>
    );
  }
  return <QueryState query={query}>{pages[section as FormSection]}</QueryState>;
}
