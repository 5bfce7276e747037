// Everything about one customer: orders, exchanges, store credit, enquiries, reviews, notes.
import { useParams } from 'react-router';
import { customerFilters } from '@taana-baana/contract/admin/paths/customer-groups.ts';
import { CustomerNoteForm, type CustomerPage } from '@taana-baana/contract/admin/schemas/people/customers.ts';
import { formatRecent } from '@taana-baana/contract/admin/texts/dates.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import * as texts from '@taana-baana/contract/admin/texts/people/customers.ts';
import { notes as noteTexts } from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { TextAreaField } from '../../../design/fields/text-area-field.tsx';
import { fieldsOf } from '../../../design/form/use-shop-form.ts';
import { Button } from '../../components/button.tsx';
import { SchemaForm } from '../../components/fields/schema-form.tsx';
import { Link } from '../../components/link.tsx';
import { ContactWays } from '../../components/orders/contact-ways.tsx';
import { BackLink } from '../../components/page/back-link.tsx';
import { Facts } from '../../components/page/facts.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../components/page/states.tsx';
import { tell } from '../../components/toasts/toast-queue.ts';
import { useNow } from '../../components/use-now.ts';
import { NoteList } from '../../components/writing/note-list.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { useKeptForm } from '../../store/use-kept-form.ts';
import {
  CreditSection,
  EnquiriesSection,
  ExchangesSection,
  OrdersSection,
  ReviewsSection,
  UnfinishedSection,
} from './history.tsx';

const { page } = texts;

export function CustomerScreen() {
  const { id = '' } = useParams();
  const { currentData, error, refetch } = adminApi.useGetCustomerQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Page title={currentData?.name ?? texts.title} above={<BackLink to={customerFilters.path()}>{page.back}</BackLink>}>
      {currentData ? (
        <Content key={id} customer={currentData} />
      ) : error ? (
        <Failure error={error} onRetry={refetch} />
      ) : (
        <Skeleton />
      )}
    </Page>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const { status, message = '' } = error as { status?: number; message?: string };
  if (status !== 404) return <ErrorState text={message} onRetry={() => void onRetry()} />;
  return (
    <EmptyState heading={page.notFoundHeading} text={message}>
      <Link to={customerFilters.path()} className="button button-quiet">
        {page.toList}
      </Link>
    </EmptyState>
  );
}

function Content({ customer }: { customer: CustomerPage }) {
  const now = useNow();
  const { name, mobile, email, city, hasAccount, credit, reviews, exchanges, enquiries, unfinished } = customer;
  const when = (at: string | null) => (at === null ? page.none : formatRecent(at, now));
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)]">
      <div className="flex min-w-0 flex-col gap-4 lg:order-2">
        <Section heading={page.contact} text={page.logged}>
          <div className="px-4 pt-2 pb-4 text-sm">
            {city && <p>{city}</p>}
            <ContactWays name={name} mobile={mobile} email={email} />
            {hasAccount && <NoContact customer={customer} />}
          </div>
        </Section>
        <Section heading={page.figures}>
          <Facts
            facts={[
              [page.paid, formatRupees(customer.paid)],
              [page.orders, customer.orders],
              [page.first, when(customer.firstOrderAt)],
              [page.last, when(customer.lastOrderAt)],
              [page.since, hasAccount ? when(customer.since) : texts.guest],
              ...(credit ? [[page.credit, formatRupees(credit.balance)] as const] : []),
            ]}
          />
        </Section>
        <Notes customer={customer} now={now} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {unfinished.length > 0 && <UnfinishedSection customer={customer} now={now} />}
        <OrdersSection customer={customer} />
        {exchanges.length > 0 && <ExchangesSection exchanges={exchanges} now={now} />}
        {credit && credit.entries.length > 0 && <CreditSection entries={credit.entries} now={now} />}
        {enquiries.length > 0 && <EnquiriesSection enquiries={enquiries} now={now} />}
        {reviews.length > 0 && <ReviewsSection reviews={reviews} now={now} />}
      </div>
    </div>
  );
}

function NoContact({ customer: { id, noContact } }: { customer: CustomerPage }) {
  const [set] = adminApi.useSetNoContactMutation();
  const isMarked = noContact === 'asked';
  const change = (to: boolean): Promise<void> =>
    tell(set({ params: { id }, body: { noContact: to } }), to ? page.noContactSet : page.noContactEnded, {
      onUndo: () => change(!to),
    });
  return (
    <div className="mt-3 flex flex-col items-start gap-2">
      {noContact !== null && <p className="text-pretty">{texts.noContact[noContact]}</p>}
      <Button kind="quiet" onPress={() => void change(!isMarked)}>
        {isMarked ? page.mayContact : page.noContact}
      </Button>
    </div>
  );
}

function Notes({ customer: { id, notes }, now }: { customer: CustomerPage; now: number }) {
  const form = useKeptForm(`note on customer ${id}`, CustomerNoteForm, { text: '' });
  const [add] = adminApi.useAddCustomerNoteMutation();
  return (
    <Section heading={noteTexts.heading} text={page.notes}>
      <div className="flex flex-col gap-3 px-4 py-3 text-sm">
        <NoteList notes={notes} none={page.noNotes} now={now} />
        <SchemaForm
          form={form}
          submit={
            <Button type="submit" isPending={form.formState.isSubmitting} className="self-start">
              {noteTexts.add}
            </Button>
          }
          onSend={(body) => add({ params: { id }, body })}
          onDone={() => form.reset()}
          className="gap-2!"
        >
          <TextAreaField label={noteTexts.label} rows={2} {...fieldsOf(form)('text')} />
        </SchemaForm>
      </div>
    </Section>
  );
}
