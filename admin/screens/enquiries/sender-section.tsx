// The sender: contact, orders, and the legal deadlines.
import { settleBy } from '@taana-baana/contract/admin/deadlines.ts';
import { ordersPath } from '@taana-baana/contract/admin/paths/order-paths.ts';
import type { EnquiryPage } from '@taana-baana/contract/admin/schemas/people/enquiries.ts';
import * as texts from '@taana-baana/contract/admin/texts/people/enquiries.ts';
import { formatShortDay } from '@taana-baana/contract/admin/texts/dates.ts';
import { ContactWays } from '../../components/orders/contact-ways.tsx';
import { Link } from '../../components/link.tsx';
import { Section } from '../../components/page/section.tsx';
import { useNow } from '../../components/use-now.ts';

const { page } = texts;

export function SenderSection({ enquiry: { name, email, mobile, receivedAt, isOpen } }: { enquiry: EnquiryPage }) {
  const now = useNow();
  return (
    <Section heading={page.sender}>
      <div className="ruled px-4 text-sm">
        <div className="py-3">
          <p className="text-base font-semibold">{name}</p>
          <ContactWays name={name} mobile={mobile} email={email} />
        </div>
        <p className="py-1">
          <Link to={ordersPath({ search: mobile })} className="text-link inline-flex min-h-(--control) items-center">
            {page.orders}
          </Link>
        </p>
        {isOpen && (
          <div className="py-3">
            <p className="font-semibold">{texts.settleBy(formatShortDay(settleBy(receivedAt), now))}</p>
            <p className="mt-0.5 text-pretty text-ink-soft">{page.rule}</p>
          </div>
        )}
      </div>
    </Section>
  );
}
