// What a shop never had, its policies do not name: lines about cash on delivery, about offers and about UPI ids
// are left out.
import { type ContentFacts, fillPlain } from '@taana-baana/contract/content/content-placeholders.ts';
import type { ContentPageName, PolicyContent } from '@taana-baana/contract/schemas/content/page-content.ts';
import { cashOnDelivery } from '@taana-baana/contract/texts/policy-texts.ts';
import type { Database } from '../../../database/tables.ts';
import { findEverPublished } from '../../selling/money/offers/offers.repository.ts';
import { findCashPayment } from '../../selling/money/payments/payments.repository.ts';
import { findUpiId } from '../../selling/money/payments/refunds/refunds.repository.ts';

/**
 * Privacy goes on naming the hashes that deleted accounts leave, also when no cash is taken any more and
 * every offer has ended.
 */
export async function withoutUnused(
  db: Database,
  page: ContentPageName,
  body: PolicyContent,
  facts: ContentFacts,
): Promise<PolicyContent> {
  const isPrivacy = page === 'privacy-policy';
  const isCashKept = isPrivacy && !facts.takesCash && (await findCashPayment(db)) !== undefined;
  const areOffersKept = isPrivacy && (await findEverPublished(db)) !== undefined;
  const areUpiIdsKept = isPrivacy && (facts.takesCash || (await findUpiId(db)) !== undefined);
  const told = (text: string) => (isCashKept ? text.replaceAll('{cashOnDelivery}', cashOnDelivery) : text);
  const isUsed = (text: string) =>
    !isOfCash(text, facts) &&
    (areOffersKept || !text.includes('{offer}')) &&
    (areUpiIdsKept || !text.includes('{upiId}'));
  const parts = body.parts.flatMap(({ heading, content }) => {
    const left = content
      .map((block) => (typeof block === 'string' ? told(block) : block.map(told).filter(isUsed)))
      .filter((block) => (typeof block === 'string' ? isUsed(block) : block.length > 0));
    return left.length > 0 ? [{ heading, content: left }] : [];
  });
  return { ...body, parts };
}

/** It can be filled in once cash is taken, and not before. */
const isOfCash = (text: string, facts: ContentFacts): boolean =>
  !facts.takesCash &&
  fillPlain(text, facts) === null &&
  fillPlain(text, { ...facts, takesCash: { from: 1, to: 1, fee: 1, advance: '1', confirmHours: 1 } }) !== null;
