// The list of orders: tabs by status, search, days, and further pages, all in the address; and its
// file for a spreadsheet.
import { chosenFilters, newManualOrderPath, linkedOrderPath } from '@taana-baana/contract/admin/paths/order-paths.ts';
import { toNew, toLinkedOrder } from '@taana-baana/contract/admin/texts/selling/manual-orders.ts';
import * as exportTexts from '@taana-baana/contract/admin/texts/selling/order-export.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/order-list.ts';
import { Button } from '../../components/button.tsx';
import { DownloadButton } from '../../components/download-button.tsx';
import { Link } from '../../components/link.tsx';
import { ListPage } from '../../components/lists/list-page.tsx';
import { ScanButton } from '../../components/scan/scan-button.tsx';
import { LeftOutNote } from '../../components/page/left-out-note.tsx';
import { useDownload } from '../../store/files/use-download.ts';
import { call } from '../../store/send.ts';
import { ChosenOrders } from './chosen-orders.tsx';
import { DaysFilter } from './days-filter.tsx';
import { FoundOrders } from './found-orders.tsx';
import { FiltersButton, FiltersOn } from './order-filters.tsx';
import { OrderListTabs } from './order-list-tabs.tsx';
import { ReportParcels } from './report-parcels.tsx';
import { ToConfirm } from './to-confirm.tsx';
import { UnplacedPayments } from './unplaced-payments.tsx';
import { useOrderList } from './use-order-list.ts';
import { useOrderScan } from './use-order-scan.ts';

export function OrdersScreen() {
  const { filter, narrow, params, isSearched, query, orders, counts, unplaced, can, selection } = useOrderList();
  const openScanned = useOrderScan();
  const download = useDownload();
  const shown = texts.shown(orders.length);
  return (
    <ListPage
      title={texts.title}
      actions={can('orders.take') && <ToManualOrders />}
      query={query}
      top={
        <>
          <LeftOutNote params={params} unit="day" names={['from', 'to']} />
          <OrderListTabs filter={filter} counts={counts} />
        </>
      }
      search={{
        label: texts.search.label,
        hint: can('contact.read') ? texts.search.hint : texts.search.hintWithoutContact,
        value: filter.search ?? '',
        onChange: (search) => narrow({ search, customerOf: '' }),
      }}
      filters={
        <>
          <ScanButton hint={texts.scanned.hint} onScan={openScanned} />
          {filter.tab === 'shipped' && can('orders.pack') && <ReportParcels />}
          <FiltersButton filter={filter} onChange={narrow} />
          <DaysFilter from={filter.from} to={filter.to} onChange={narrow} />
          {can('documents.read') && (
            <DownloadButton
              label={exportTexts.actionLabel}
              text={exportTexts.action}
              onSave={() => download(call('exportOrders', { query: filter }), 'orders.csv')}
              started={exportTexts.started}
            />
          )}
        </>
      }
      middle={
        <>
          <FiltersOn filter={filter} onChange={narrow} />
          {filter.customerOf && <OfCustomer number={filter.customerOf} onClear={() => narrow({ customerOf: '' })} />}
          <UnplacedPayments payments={unplaced} />
        </>
      }
      rowsOf={() => orders}
      empty={unplaced.length === 0 && texts.empty[isSearched ? 'found' : (filter.tab ?? 'all')]}
      clear={
        isSearched && {
          label: texts.clearFilters,
          onPress: () => {
            const none = Object.fromEntries(chosenFilters.map((name) => [name, '']));
            narrow({ search: '', customerOf: '', from: '', to: '', ...none });
          },
        }
      }
      more={{
        label: texts.more,
        failed: texts.moreFailed,
        shown: query.hasNextPage ? shown : `${shown}. ${texts.end}`,
      }}
      bottom={selection && <ChosenOrders orders={orders} selection={selection} />}
    >
      {(rows) =>
        filter.tab === 'to-confirm' ? (
          <ToConfirm orders={rows} filter={filter} selection={selection} canConfirm={can('orders.address')} />
        ) : (
          <FoundOrders orders={rows} filter={filter} selection={selection} />
        )
      }
    </ListPage>
  );
}

const ToManualOrders = () => (
  <>
    <Link to={linkedOrderPath()} className="button button-quiet">
      {toLinkedOrder}
    </Link>
    <Link to={newManualOrderPath} className="button button-quiet">
      {toNew}
    </Link>
  </>
);

const OfCustomer = ({ number, onClear }: { number: string; onClear: () => void }) => (
  <div className="-mt-1 mb-4 flex flex-wrap items-center gap-2 text-sm">
    <p className="font-semibold">{texts.customerOf(number)}</p>
    <Button onPress={onClear}>{texts.clearCustomer}</Button>
  </div>
);
