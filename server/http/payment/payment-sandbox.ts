// The sandbox's browser side: its script, and the endpoints behind its payment window.
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { calls, serverMessages } from '@taana-baana/contract';
import type { Deps } from '../../deps.ts';
import type {
  SandboxAnswer,
  SandboxEvent,
  SandboxGateway,
} from '../../integrations/payment-gateway/sandbox/sandbox-gateway.ts';
import { linkPath } from '../../integrations/payment-gateway/sandbox/sandbox-links.ts';
import { AppError } from '../../modules/app-error.ts';
import { linkPage, linkPageHeaders } from './payment-link-page.ts';

const scriptFile = new URL('../../integrations/payment-gateway/sandbox/checkout.js', import.meta.url);
/** In ms. As with a real provider, the event follows the response; the callback may be first. */
const eventDelay = 1500;

const Params = z.object({ id: z.string() });
const outcome = z.enum(['captured', 'failed']);
const Body = z.object({ outcome });
const LinkParams = z.object({ id: z.string(), outcome });

export function registerSandbox(app: FastifyInstance, deps: Pick<Deps, 'log'>, gateway: SandboxGateway): void {
  const script = readFileSync(scriptFile, 'utf8');
  const timers = new Set<NodeJS.Timeout>();
  app.addHook('onClose', async () => timers.forEach((timer) => clearTimeout(timer)));

  app.get('/payment-sandbox/checkout.js', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
  );

  app.get('/payment-sandbox/orders/:id', async (request, reply) => {
    const order = await gateway.describeOrder(Params.parse(request.params).id);
    if (!order) throw new AppError('not-found', serverMessages.orderNotFound);
    return reply.header('cache-control', 'no-store').send(order);
  });

  app.post('/payment-sandbox/orders/:id/payments', async (request, reply) => {
    const { id } = Params.parse(request.params);
    const { data } = Body.safeParse(request.body);
    if (!data) throw new AppError('malformed', serverMessages.malformed);
    if (!(await gateway.describeOrder(id))) throw new AppError('not-found', serverMessages.orderNotFound);
    const answer = await gateway.pay(id, data.outcome);
    if (!answer) throw new AppError('conflict', serverMessages.orderPaidAlready);
    deliverSoon(answer.event);
    return reply.header('cache-control', 'no-store').send(toWindow(answer));
  });

  app.get(linkPath(':id'), async (request, reply) => {
    const { id } = Params.parse(request.params);
    const link = await gateway.describeLink(id);
    if (!link) throw new AppError('not-found', serverMessages.orderNotFound);
    return reply.headers(linkPageHeaders).send(linkPage(id, link));
  });

  app.post(`${linkPath(':id')}/:outcome`, async (request, reply) => {
    const { data } = LinkParams.safeParse(request.params);
    if (!data) throw new AppError('malformed', serverMessages.malformed);
    const event = await gateway.payLink(data.id, data.outcome);
    if (event) deliverSoon(event);
    return reply.redirect(linkPath(data.id), 303);
  });

  function deliverSoon(event: SandboxEvent): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      deliver(event).catch((error: unknown) =>
        deps.log.warn({ err: error }, 'an event of the payment sandbox was lost'),
      );
    }, eventDelay);
    timers.add(timer.unref());
  }

  async function deliver({ body, headers }: SandboxEvent): Promise<void> {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: `/api/${calls.receiveWebhook.path}`,
      headers: { 'content-type': 'application/json', ...headers },
      payload: body,
    });
    if (statusCode !== 200)
      deps.log.warn({ status: statusCode }, 'the shop did not take an event of the payment sandbox');
  }
}

function toWindow({ payment, callback }: SandboxAnswer) {
  if (callback) return { callback };
  return {
    error: {
      code: payment.error_code,
      description: payment.error_description,
      source: payment.error_source,
      step: payment.error_step,
      reason: payment.error_reason,
      metadata: { order_id: payment.order_id, payment_id: payment.id },
    },
  };
}
