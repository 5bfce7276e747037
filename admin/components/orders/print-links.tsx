// Links to the pages that print packing slips and labels of orders.
import { Printer } from 'lucide';
import { type Printed, printPath } from '@taana-baana/contract/admin/paths/order-paths.ts';
import { labels as labelTexts, ofWhich, slips as slipTexts } from '@taana-baana/contract/admin/texts/selling/print.ts';
import { Icon } from '../../../design/icon.tsx';
import { Link } from '../link.tsx';

const titles: Record<Printed, string> = { slips: slipTexts.title, labels: labelTexts.title };

type Orders = readonly { readonly number: string }[];

interface PrintLinksProps {
  labels: Orders;
  /** If others than `labels`. */
  slips?: Orders;
  /** Where a screen has several: of which orders, for screen readers. */
  which?: string;
}

export const PrintLinks = ({ labels, slips = labels, which }: PrintLinksProps) => (
  <>
    <PrintLink what="slips" orders={slips} which={which} />
    <PrintLink what="labels" orders={labels} which={which} />
  </>
);

interface PrintLinkProps {
  what: Printed;
  orders: Orders;
  which: string | undefined;
}

function PrintLink({ what, orders, which }: PrintLinkProps) {
  if (orders.length === 0) return null;
  const title = titles[what];
  const path = printPath(
    what,
    orders.map(({ number }) => number),
  );
  return (
    <Link
      to={path}
      {...(which === undefined ? {} : { 'aria-label': ofWhich(title, which) })}
      className="button button-quiet px-3"
    >
      <Icon of={Printer} className="size-4" />
      {title}
    </Link>
  );
}
