// Payment links on Razorpay's REST API: created once per reference, read, cancelled.
import { GatewayError, type PaymentGateway } from './payment-gateway.ts';
import { toPaise } from './paise.ts';
import type { RazorpayClient } from './razorpay-client.ts';
import { PaymentLinkEntity, PaymentLinkList, toPaymentLink } from './razorpay-entities.ts';

const currency = 'INR';

type Links = Pick<PaymentGateway, 'createPaymentLink' | 'findPaymentLink' | 'cancelPaymentLink'>;

export function createPaymentLinks(client: RazorpayClient): Links {
  async function findPaymentLink(id: string) {
    const entity = await client.find(`/payment_links/${encodeURIComponent(id)}`, PaymentLinkEntity);
    return entity && toPaymentLink(entity);
  }

  return {
    async createPaymentLink({ amount, reference, description, customer: { name, mobile, email }, expiresAt }) {
      const body = {
        amount: toPaise(amount),
        currency,
        accept_partial: false,
        reference_id: reference,
        description,
        customer: { name, contact: `+91${mobile}`, ...(email === null ? {} : { email }) },
        notify: { sms: false, email: false },
        reminder_enable: false,
        expire_by: Math.floor(expiresAt.getTime() / 1000),
      };
      try {
        return toPaymentLink(await client.call({ method: 'POST', path: '/payment_links', body }, PaymentLinkEntity));
      } catch (error) {
        // The provider rejects a known reference: an earlier attempt has made the link.
        if (!(error instanceof GatewayError && error.reason === 'refused')) throw error;
        const path = `/payment_links?reference_id=${encodeURIComponent(reference)}`;
        const { payment_links: made } = await client.call({ method: 'GET', path }, PaymentLinkList);
        const link = made.find((one) => one.reference_id === reference && one.amount === body.amount);
        if (!link) throw error;
        return toPaymentLink(link);
      }
    },
    findPaymentLink,
    async cancelPaymentLink(id) {
      const path = `/payment_links/${encodeURIComponent(id)}/cancel`;
      try {
        return toPaymentLink(await client.call({ method: 'POST', path }, PaymentLinkEntity));
      } catch (error) {
        // It is paid, expired or cancelled already.
        const link =
          error instanceof GatewayError && error.reason === 'refused' ? await findPaymentLink(id) : undefined;
        if (link && link.status !== 'open') return link;
        throw error;
      }
    },
  };
}
