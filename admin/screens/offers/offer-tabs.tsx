// The two parts of the section: offers and their report.
import { offerReportPath, offersPath } from '@taana-baana/contract/admin/paths/offer-paths.ts';
import { tabs as texts } from '@taana-baana/contract/admin/texts/selling/offers/offers.ts';
import { Tabs } from '../../components/lists/tabs.tsx';

const parts = ['offers', 'report'] as const;

export const OfferTabs = ({ open }: { open: (typeof parts)[number] }) => (
  <Tabs
    label={texts.label}
    tabs={parts}
    labels={texts}
    open={open}
    to={(part) => (part === 'offers' ? offersPath : offerReportPath)}
    className="mb-4"
  />
);
