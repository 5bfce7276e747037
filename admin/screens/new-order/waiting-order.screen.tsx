// One order with a payment link: the link to send, recording another payment, withdrawing the
// order.
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import * as z from 'zod/mini';
import { manualPayments, type ManualPayment } from '@taana-baana/contract/admin/order-channels.ts';
import { orderPath, waitingPath } from '@taana-baana/contract/admin/paths/order-paths.ts';
import type { WaitingOrder } from '@taana-baana/contract/admin/schemas/selling/manual-orders.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/manual-orders.ts';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { showFieldErrors } from '../../../design/form/use-shop-form.ts';
import { BackLink } from '../../components/page/back-link.tsx';
import { Button } from '../../components/button.tsx';
import { copyText } from '../../components/copy-text.ts';
import { ConfirmDialog } from '../../components/dialog/dialog.tsx';
import { Form } from '../../components/fields/form.tsx';
import { Link } from '../../components/link.tsx';
import { Page } from '../../components/page/page.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { Section } from '../../components/page/section.tsx';
import { showFailure, showToast } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { useKeptForm } from '../../store/use-kept-form.ts';
import { PaymentFields } from './manual-payment-fields.tsx';

const PaymentForm = z.object({ method: z.string(), reference: z.string() });
const { waiting } = texts;
const methods = manualPayments.map((method) => ({ value: method, label: texts.manualPayments[method] }));
/** In ms. The customer may be paying just now. */
const refreshEvery = 5000;

export function WaitingOrderScreen() {
  const { id = '' } = useParams();
  const query = adminApi.useGetWaitingOrderQuery(
    { params: { id } },
    {
      refetchOnMountOrArgChange: true,
      pollingInterval: refreshEvery,
      skipPollingIfUnfocused: true,
    },
  );
  return (
    <Page
      title={query.data ? waiting.of(query.data.name) : waiting.title}
      width="form"
      above={<BackLink to={waitingPath()}>{waiting.title}</BackLink>}
    >
      <QueryState query={query}>{(order) => <Content order={order} />}</QueryState>
    </Page>
  );
}

function Content({ order }: { order: WaitingOrder }) {
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

function LinkSection({ order: { name, mobile, total, link } }: { order: WaitingOrder }) {
  const message = encodeURIComponent(waiting.message(name, formatRupees(total), link.url));
  return (
    <Section heading={waiting.linkHeading}>
      <div className="flex flex-col gap-3 p-4">
        <p className="break-all select-all">{link.url}</p>
        <p className="text-sm text-ink-soft">{waiting.until(formatDateTime(link.expiresAt))}</p>
        <div className="flex flex-wrap gap-2">
          <Button onPress={() => void copyText(link.url, waiting)} className="flex-1">
            {waiting.copy}
          </Button>
          <a
            href={`https://wa.me/91${mobile}?text=${message}`}
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
  const [isAsked, setIsAsked] = useState(false);
  const [pay] = adminApi.useRecordManualPaymentMutation();
  const [withdraw] = adminApi.useWithdrawOrderMutation();
  const record = form.handleSubmit(async () => {
    const body = { method: method as ManualPayment, ...(reference && { reference }) };
    const { data, error } = await pay({ params: { id }, body });
    if (error) return showFieldErrors(form, { error, payload: error });
    if (data.number !== null) void navigate(orderPath(data.number), { replace: true });
  });
  return (
    <>
      <Section heading={waiting.insteadHeading}>
        <Form onSubmit={record} error={form.formState.errors.root?.message} kept={form.kept} className="p-4">
          <p className="text-sm text-ink-soft">{waiting.instead}</p>
          <PaymentFields
            label={texts.payment.how}
            options={methods}
            method={method}
            reference={reference}
            onMethod={(next) => form.setValue('method', next)}
            onReference={(next) => form.setValue('reference', next)}
          />
          <Button type="submit" isPending={form.formState.isSubmitting}>
            {waiting.record}
          </Button>
        </Form>
      </Section>
      <Button onPress={() => setIsAsked(true)}>{waiting.withdraw}</Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={waiting.withdrawQuestion}
        text={waiting.withdrawText}
        confirm={waiting.withdraw}
        onConfirm={() =>
          withdraw({ params: { id } })
            .unwrap()
            .then(() => showToast(waiting.withdrawn), showFailure)
        }
        onClose={() => setIsAsked(false)}
      />
    </>
  );
}
