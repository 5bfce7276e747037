// What offers brought: a table of them, and one of their labels.
import { offerPath } from '@taana-baana/contract/admin/paths/offer-paths.ts';
import type { OfferReport } from '@taana-baana/contract/admin/schemas/selling/offers.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { formatCount } from '@taana-baana/contract/admin/texts/quantities.ts';
import { report as texts, title } from '@taana-baana/contract/admin/texts/selling/offers/offers.ts';
import { DownloadButton } from '../../components/download-button.tsx';
import { Link } from '../../components/link.tsx';
import { type Figures, SortedTable } from '../../components/lists/sorted-table.tsx';
import { Loaded } from '../../components/page/loaded.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { EmptyState } from '../../components/page/states.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { useDownload } from '../../store/files/use-download.ts';
import { call } from '../../store/send.ts';
import { OfferTabs } from './offer-tabs.tsx';

type OfferFigures = Omit<OfferReport['labels'][number], 'label'>;

const column = (name: keyof OfferFigures, format: (value: number) => string): Figures<OfferFigures> => ({
  label: texts[name],
  value: (row) => row[name],
  shown: (row) => format(row[name]),
});
const columns = [
  column('orders', formatCount),
  column('pieces', formatCount),
  column('discount', formatRupees),
  column('net', formatRupees),
  column('returned', formatCount),
  column('firstTimeBuyers', formatCount),
];

const offerLink = ({ id, title: name }: OfferReport['offers'][number]) => (
  <Link to={offerPath(id)} className="text-link inline-flex min-h-(--control) items-center">
    {name}
  </Link>
);

export function OfferReportScreen() {
  const query = adminApi.useGetOfferReportQuery(undefined, { refetchOnMountOrArgChange: true });
  const download = useDownload();
  const hasAny = query.data !== undefined && query.data.offers.length > 0;
  return (
    <Page
      title={title}
      intro={texts.intro}
      actions={
        hasAny && (
          <DownloadButton
            label={texts.saveLabel}
            text={texts.save}
            started={texts.saved}
            onSave={() => download(call('exportOfferReport'), 'offers.csv')}
          />
        )
      }
    >
      <OfferTabs open="report" />
      <Loaded query={query} lines={6}>
        {(report) =>
          hasAny ? <Tables report={report} /> : <EmptyState heading={texts.emptyHeading} text={texts.emptyText} />
        }
      </Loaded>
    </Page>
  );
}

const Tables = ({ report: { offers, labels } }: { report: OfferReport }) => (
  <div className="flex flex-col gap-4">
    <Section heading={texts.byOffer}>
      <SortedTable
        rows={offers}
        keyOf={({ id }) => id}
        name={{
          label: texts.offer,
          value: ({ title: name }) => name,
          shown: offerLink,
        }}
        columns={columns}
        isEmpty={({ orders }) => orders === 0}
        isUnsorted
      />
    </Section>
    {labels.length > 0 && (
      <Section heading={texts.byLabel}>
        <SortedTable
          rows={labels}
          keyOf={({ label }) => label}
          name={{ label: texts.label, value: ({ label }) => label, shown: ({ label }) => label }}
          columns={columns}
          isEmpty={({ orders }) => orders === 0}
          isUnsorted
        />
      </Section>
    )}
  </div>
);
