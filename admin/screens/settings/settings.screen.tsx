// All settings: each section with its current value, and who changed it when.
import {
  Banknote,
  CalendarClock,
  CalendarX,
  ChevronRight,
  FileText,
  type IconNode,
  ListChecks,
  Mail,
  MessageCircle,
  PackageOpen,
  Palette,
  Percent,
  ReceiptIndianRupee,
  Store,
  Truck,
} from 'lucide';
import type { AllSettings } from '@taana-baana/contract/admin/schemas/shop/settings.ts';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { intro as firstStepsIntro } from '@taana-baana/contract/admin/texts/shop/first-steps.ts';
import { heading as firstSteps } from '@taana-baana/contract/admin/texts/shop/first-steps-card.ts';
import * as texts from '@taana-baana/contract/admin/texts/shop/settings.ts';
import { sellerKindOf } from '@taana-baana/contract/tax/documents.ts';
import { freeFromOf } from '@taana-baana/contract/shipping.ts';
import { Icon } from '../../../design/icon.tsx';
import { Link } from '../../components/link.tsx';
import { Page } from '../../components/page/page.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { adminApi } from '../../store/admin-api.ts';
import type { FormSection } from '../../store/shop/settings.api.ts';

const icons: Record<FormSection, IconNode> = {
  shop: Store,
  look: Palette,
  shipping: Truck,
  promises: CalendarClock,
  'days-off': CalendarX,
  couriers: PackageOpen,
  sales: Percent,
  mail: Mail,
  messages: MessageCircle,
  cash: Banknote,
  tax: FileText,
  orders: ReceiptIndianRupee,
};
const order = Object.keys(icons) as FormSection[];

export function SettingsScreen() {
  const query = adminApi.useGetSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Page title={texts.title} intro={texts.intro} width="form">
      <QueryState query={query}>
        {(settings) => (
          <ul className="card ruled overflow-hidden">
            {order.map((section) => (
              <li key={section}>
                <SectionRow section={section} settings={settings} />
              </li>
            ))}
            <li>
              <Link to="/settings/first-steps" className="flex items-center gap-4 p-4 hover:bg-sunk">
                <Icon of={ListChecks} className="size-5 text-ink-soft" />
                <div className="min-w-0 flex-1">
                  <h2 className="text-base leading-snug">{firstSteps}</h2>
                  <p className="text-sm">{firstStepsIntro}</p>
                </div>
                <Icon of={ChevronRight} className="size-5 text-ink-soft" />
              </Link>
            </li>
          </ul>
        )}
      </QueryState>
    </Page>
  );
}

function SectionRow({ section, settings }: { section: FormSection; settings: AllSettings }) {
  const { savedAt, staff } = newestOf(section, settings);
  const { look } = settings;
  return (
    <Link to={`/settings/${section}`} className="flex items-center gap-4 p-4 hover:bg-sunk">
      <Icon of={icons[section]} className="size-5 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <h2 className="text-base leading-snug">{texts.sections[section].title}</h2>
        <p className="text-sm">
          {section === 'look' && <Swatches colors={[look.value.primary, look.value.accent]} />}
          {summaries[section](settings)}
        </p>
        <p className="text-xs text-ink-soft">
          {savedAt
            ? texts.overview.changed(staff?.name ?? texts.overview.commandLine, formatDateTime(savedAt))
            : texts.overview.unchanged}
        </p>
      </div>
      <Icon of={ChevronRight} className="size-5 text-ink-soft" />
    </Link>
  );
}

const Swatches = ({ colors }: { colors: string[] }) => (
  <span aria-hidden="true" className="mr-2 inline-flex gap-1 align-[-3px]">
    {colors.map((color) => (
      <span key={color} style={{ background: color }} className="size-4 rounded-pill border border-line-strong" />
    ))}
  </span>
);

/** The logo belongs to the look, with its own versions. */
function newestOf(section: FormSection, settings: AllSettings) {
  const { look, logo } = settings;
  if (section !== 'look') return settings[section];
  return (logo.savedAt ?? '') > (look.savedAt ?? '') ? logo : look;
}

const summaries: Record<FormSection, (settings: AllSettings) => string> = {
  shop: ({ shop: { value } }) => [value.name, value.contact.email, value.gstin].filter(Boolean).join(' · '),
  look: ({ look, logo }) =>
    [
      texts.overview.colors(look.value.primary, look.value.accent),
      logo.value.logo ? texts.overview.ownLogo : texts.overview.drawnLogo,
    ].join(' · '),
  shipping: ({ shipping: { value } }) => {
    const freeFrom = freeFromOf(value);
    return [
      value.fee === 0 ? texts.overview.freeShipping : formatRupees(value.fee),
      ...(freeFrom === null ? [] : [texts.overview.freeFrom(formatRupees(freeFrom))]),
      value.unionTerritories ? texts.overview.everywhere : texts.overview.statesOnly,
    ].join(' · ');
  },
  promises: ({ promises: { value } }) =>
    texts.overview.promises(value.processingDays * 24, value.deliveryFrom, value.deliveryTo, value.exchangeDays),
  'days-off': ({ 'days-off': { value } }) =>
    [...value.daysOff.map(({ name }) => name), ...value.announcements.map(({ text }) => text)].join(' · ') ||
    texts.overview.noDaysOff,
  sales: ({ sales: { value } }) =>
    value.sales.length === 0
      ? texts.overview.noSales
      : [texts.overview.sales(value.sales.length), ...value.sales.slice(0, 2).map(({ name }) => name)].join(' · '),
  couriers: ({ couriers: { value } }) => value.couriers.map(({ name }) => name).join(', ') || texts.overview.noCouriers,
  mail: ({ shop, mail: { value } }) =>
    texts.overview.sender(value.senderName ?? shop.value.name, value.senderAddress ?? shop.value.contact.email),
  messages: ({ messages: { value } }) => texts.overview.messages(Object.keys(value).length),
  cash: ({ cash: { value } }) =>
    value.isOn ? texts.overview.cash(formatRupees(value.from), formatRupees(value.to)) : texts.overview.noCash,
  tax: ({ shop, tax: { value } }) => texts.overview.seller[sellerKindOf(shop.value.gstin, value.isComposition)],
  orders: ({ orders: { value } }) => texts.overview.refundLimit(formatRupees(value.managerRefundLimit)),
};
