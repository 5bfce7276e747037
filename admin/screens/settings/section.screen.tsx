// One section of the settings, by the address.
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { AllSettings } from '@taana-baana/contract/admin/schemas/shop/settings.ts';
import * as shell from '@taana-baana/contract/admin/texts/shell.ts';
import * as texts from '@taana-baana/contract/admin/texts/shop/settings.ts';
import { BackLink } from '../../components/page/back-link.tsx';
import { Page } from '../../components/page/page.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { adminApi } from '../../store/admin-api.ts';
import type { FormSection } from '../../store/shop/settings.api.ts';
import { CashFields } from './fields/cash-fields.tsx';
import { CouriersFields } from './fields/couriers-fields.tsx';
import { DaysOffFields } from './fields/days-off-fields.tsx';
import { MailFields, MessagesFields, OrdersFields } from './fields/inside-fields.tsx';
import { PromisesFields } from './fields/promises-fields.tsx';
import { SalesFields } from './fields/sales-fields.tsx';
import { ShippingFields } from './fields/shipping-fields.tsx';
import { ShopFields } from './fields/shop-fields.tsx';
import { TaxFields } from './fields/tax-fields.tsx';
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
  promises: (settings) => <SectionPage key="promises" section="promises" settings={settings} Fields={PromisesFields} />,
  couriers: (settings) => <SectionPage key="couriers" section="couriers" settings={settings} Fields={CouriersFields} />,
  'days-off': (settings) => (
    <SectionPage key="days-off" section="days-off" settings={settings} Fields={DaysOffFields} />
  ),
  sales: (settings) => <SectionPage key="sales" section="sales" settings={settings} Fields={SalesFields} />,
  mail: (settings) => (
    <SectionPage key="mail" section="mail" settings={settings} Fields={MailFields} After={TestMail} />
  ),
  messages: (settings) => <SectionPage key="messages" section="messages" settings={settings} Fields={MessagesFields} />,
  cash: (settings) => <SectionPage key="cash" section="cash" settings={settings} Fields={CashFields} />,
  tax: (settings) => <SectionPage key="tax" section="tax" settings={settings} Fields={TaxFields} />,
  orders: (settings) => <SectionPage key="orders" section="orders" settings={settings} Fields={OrdersFields} />,
};

export function SectionScreen() {
  const { section = '' } = useParams();
  const query = adminApi.useGetSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!Object.hasOwn(pages, section)) {
    return (
      <Page title={shell.notFoundHeading} width="form" above={<BackLink to="/settings">{texts.title}</BackLink>}>
        <p className="text-pretty">{shell.notFoundText}</p>
      </Page>
    );
  }
  const name = section as FormSection;
  if (query.data) return pages[name](query.data);
  return (
    <Page title={texts.sections[name].title} width="form">
      <QueryState query={query}>{() => null}</QueryState>
    </Page>
  );
}
