// A shop that takes no cash says nothing about it: the lines of its policies that name cash are left out.
import { type ContentFacts, fillPlain } from '@taana-baana/contract/content/content-placeholders.ts';
import type { ContentPageName, PolicyContent } from '@taana-baana/contract/schemas/page-content.ts';
import { cashOnDelivery } from '@taana-baana/contract/texts/policy-texts.ts';
import type { Database } from '../../../database/tables.ts';
import { findCashPayment } from '../../selling/money/payments/payments.repository.ts';

/**
 * Privacy goes on speaking of the parcels that came back: whoever deletes the account leaves a hash, also
 * when no cash is taken any more.
 */
export async function withoutCash(
  db: Database,
  page: ContentPageName,
  body: PolicyContent,
  facts: ContentFacts,
): Promise<PolicyContent> {
  if (facts.takesCash) return body;
  const isKept = page === 'privacy-policy' && (await findCashPayment(db)) !== undefined;
  const told = (text: string) => (isKept ? text.replaceAll('{cashOnDelivery}', cashOnDelivery) : text);
  const parts = body.parts.flatMap(({ heading, content }) => {
    const left = content
      .map((block) =>
        typeof block === 'string' ? told(block) : block.map(told).filter((text) => !isOfCash(text, facts)),
      )
      .filter((block) => (typeof block === 'string' ? !isOfCash(block, facts) : block.length > 0));
    return left.length > 0 ? [{ heading, content: left }] : [];
  });
  return { ...body, parts };
}

/** It can be filled in once cash is taken, and not before. */
const isOfCash = (text: string, facts: ContentFacts): boolean =>
  fillPlain(text, facts) === null &&
  fillPlain(text, { ...facts, takesCash: { from: 1, to: 1, fee: 1, confirmHours: 1 } }) !== null;
