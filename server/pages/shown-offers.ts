// What pages know of the shop's offers, and the link to a code: `/discount/CODE`.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CacheTag } from '@taana-baana/contract/cache-tags.ts';
import type { ShownOffers } from '@taana-baana/contract/schemas/selling/offer-codes.ts';
import type { ShopFacts } from '@taana-baana/contract/schemas/shop/settings.ts';
import type { Deps } from '../deps.ts';
import type { CachedResponse } from '../http/cache/response-cache.ts';
import { createApiTransport } from './api-transport.ts';

interface OffersOfPages {
  readonly facts: Pick<ShopFacts, 'offers'>;
  /** What else the pages change with. Undefined: they cannot be cached. */
  readonly tags: Iterable<CacheTag> | undefined;
}

/** No facts in a shop that has no offers. */
export async function offersOfPages(app: Pick<FastifyInstance, 'callApi'>, log: Deps['log']): Promise<OffersOfPages> {
  let tags: CachedResponse['tags'];
  const transport = createApiTransport(app, log, (response) => {
    tags = response?.tags;
  });
  const { status, text } = await transport('listOffers', {}, {});
  if (status !== 200) return { facts: {}, tags: undefined };
  const { offers, takesCodes } = JSON.parse(text) as ShownOffers;
  return offers.length > 0 || takesCodes ? { facts: { offers }, tags } : { facts: {}, tags: tags && ['offers'] };
}

/** The browser keeps the code, which leaves the address before the page loads anything. */
export async function answerLinkedCode(
  app: Pick<FastifyInstance, 'callApi'>,
  path: string,
  reply: FastifyReply,
): Promise<boolean> {
  const code = /^\/discount\/([a-z0-9]{3,20})\/?$/i.exec(path)?.[1];
  if (code === undefined) return false;
  const { body } = await app.callApi('listOffers', {});
  if (!(JSON.parse(body.toString()) as ShownOffers).takesCodes) return false;
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(`/#code=${code}`, 303);
  return true;
}
