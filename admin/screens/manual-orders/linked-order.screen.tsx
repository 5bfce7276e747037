// One order with a payment link: the link to send, recording another payment, withdrawing the
// order.
import { useNavigate, useParams } from 'react-router';
import * as z from 'zod/mini';
import { handPayments } from '@taana-baana/contract/admin/paths/order-choices.ts';
import { orderPath, linkedOrderPath } from '@taana-baana/contract/admin/paths/order-paths.ts';
import type { LinkedOrder } from '@taana-baana/contract/admin/schemas/selling/manual-orders.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/manual-orders.ts';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { fieldsOf } from '../../../design/form/use-shop-form.ts';
import { BackLink } from '../../components/page/back-link.tsx';
import { Button } from '../../components/button.tsx';
import { whatsAppHref } from '../../components/orders/contact-ways.tsx';
import { copyText } from '../../components/copy-text.ts';
import { useQuestion } from '../../components/dialog/dialog.tsx';
import { SchemaForm } from '../../components/fields/schema-form.tsx';
import { Link } from '../../components/link.tsx';
import { Page } from '../../components/page/page.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { Section } from '../../components/page/section.tsx';
import { tell } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { pollEvery } from '../../store/refresh.ts';
import { useKeptForm } from '../../store/use-kept-form.ts';
import { PaymentFields } from './manual-payment-fields.tsx';

const PaymentForm = z.object({ method: z.enum(handPayments), reference: z.string() });
const { waiting } = texts;
/** The customer may be paying just now. */
const refresh = { ...pollEvery(5000), refetchOnMountOrArgChange: true };

export function LinkedOrderScreen() {
  const { id = '' } = useParams();
  const query = adminApi.useGetLinkedOrderQuery({ params: { id } }, refresh);
  return (
    <Page
      title={query.data ? waiting.of(query.data.name) : waiting.title}
      width="form"
      above={<BackLink to={linkedOrderPath()}>{waiting.title}</BackLink>}
    >
      <QueryState query={query}>{(order) => <Content order={order} />}</QueryState>
    </Page>
  );
}

function Content({ order }: { order: LinkedOrder }) {
  const { state, number, total, channel } = order;
  return (
    <div className="flex flex-col gap-4">
      <p className="tabular -mt-3 text-ink-soft">
        {`${waiting.states[state]} · ${waiting.row(formatRupees(total), texts.channels[channel])}`}
      </p>
      {number !== null ? (
        <>
          <p>{waiting.paid}</p>
          <Link to={orderPath(number)} className="button button-primary">
            {waiting.open(number)}
          </Link>
        </>
      ) : state === 'ended' ? (
        <p>{waiting.ended}</p>
      ) : (
        <>
          <LinkSection order={order} />
          <InsteadSection id={order.id} />
        </>
      )}
    </div>
  );
}

function LinkSection({ order: { mobile, link, message = link.url } }: { order: LinkedOrder }) {
  return (
    <Section heading={waiting.linkHeading}>
      <div className="flex flex-col gap-3 p-4">
        <p className="break-all select-all">{link.url}</p>
        <p className="text-sm text-ink-soft">{waiting.until(formatDateTime(link.expiresAt))}</p>
        <div className="flex flex-wrap gap-2">
          <Button onPress={() => copyText(link.url, waiting)} className="flex-1">
            {waiting.copy}
          </Button>
          <a
            href={whatsAppHref(mobile, message)}
            target="_blank"
            rel="noreferrer"
            className="button button-primary flex-1"
          >
            {waiting.whatsApp}
          </a>
        </div>
      </div>
    </Section>
  );
}

function InsteadSection({ id }: { id: string }) {
  const navigate = useNavigate();
  const form = useKeptForm(`payment ${id}`, PaymentForm, { method: 'cash', reference: '' });
  const [method, reference] = form.watch(['method', 'reference']);
  const { ask, dialog } = useQuestion();
  const [pay] = adminApi.useRecordHandPaymentMutation();
  const [withdraw] = adminApi.useWithdrawOrderMutation();
  const onConfirm = () => tell(withdraw({ params: { id } }), waiting.withdrawn);
  const body = { method, ...(reference && { reference }) };
  return (
    <>
      <Section heading={waiting.insteadHeading}>
        <SchemaForm
          form={form}
          submit={
            <Button type="submit" isPending={form.formState.isSubmitting}>
              {waiting.record}
            </Button>
          }
          onSend={() => pay({ params: { id }, body })}
          onDone={({ number }) => number !== null && void navigate(orderPath(number), { replace: true })}
          className="p-4"
        >
          <p className="text-sm text-ink-soft">{waiting.instead}</p>
          <PaymentFields
            choices={handPayments}
            method={method}
            onChoose={(next) => next !== 'link' && form.setValue('method', next)}
            field={fieldsOf(form)}
          />
        </SchemaForm>
      </Section>
      <Button onPress={() => ask({ ...waiting.question, onConfirm })}>{waiting.withdraw}</Button>
      {dialog}
    </>
  );
}
