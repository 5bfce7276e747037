// Payments: the provider's mode, its keys and events, and the queues.
import type { System } from '@taana-baana/contract/admin/schemas/shop/system.ts';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { formatAgo } from '@taana-baana/contract/admin/texts/quantities.ts';
import { ago, none, payments as texts } from '@taana-baana/contract/admin/texts/shop/system.ts';
import { Section } from '../../components/page/section.tsx';
import { type Fact, Facts } from './facts.tsx';

export function PaymentsSection({ system: { at, payments, queues } }: { system: System }) {
  const { mode, hasWebhookSecret, lastWebhookAt } = payments;
  const { webhooks, refunds, paymentChecks } = queues;
  const failed = (label: string, count: number): Fact[] => (count > 0 ? [[label, count, true]] : []);
  const facts: Fact[] = [
    [texts.mode, texts.modes[mode]],
    [texts.keys, mode === 'sandbox' ? texts.isNotSet : texts.isSet],
    [texts.webhookSecret, hasWebhookSecret ? texts.isSet : texts.isNotSet, !hasWebhookSecret && mode !== 'sandbox'],
    [
      texts.lastWebhook,
      lastWebhookAt ? ago(formatDateTime(lastWebhookAt), formatAgo(lastWebhookAt, at)) : texts.noWebhook,
    ],
    [texts.webhooks, webhooks.waiting || none],
    ...failed(texts.webhooksFailed, webhooks.failed),
    [texts.refunds, refunds.waiting || none],
    ...failed(texts.refundsFailed, refunds.failed),
    [texts.checks, paymentChecks.due || none],
  ];
  return (
    <Section heading={texts.heading}>
      <Facts facts={facts} />
    </Section>
  );
}
