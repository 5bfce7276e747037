// Keeps docs/policy-promises.md true: it has every sentence of the policies once, and each promise
// names existing tests.
import { describe, expect, it } from 'vitest';
import type { PolicyContent } from '@taana-baana/contract/schemas/page-content.ts';
import { privacyPolicy } from '@taana-baana/contract/texts/content/privacy-policy.ts';
import { refundPolicy } from '@taana-baana/contract/texts/content/refund-policy.ts';
import { shippingPolicy } from '@taana-baana/contract/texts/content/shipping-policy.ts';
import { terms } from '@taana-baana/contract/texts/content/terms.ts';
import { isTest, read, rowsOf, splitCell } from './testing/map-pages.ts';

const policies: Record<string, PolicyContent> = {
  'Refund policy': refundPolicy,
  'Shipping policy': shippingPolicy,
  Terms: terms,
  'Privacy policy': privacyPolicy,
};

const sentencesOf = ({ summary, parts }: PolicyContent): string[] =>
  [summary, ...parts.flatMap(({ content }) => content.flat())].flatMap((text) => text.split(/(?<=\.) /));

const rows = rowsOf(read('docs/policy-promises.md'))
  .filter(({ cells: [first] }) => first !== 'Promise' && first !== 'Sentence')
  .map(({ section, cells: [sentence = '', proof = ''] }) => ({ section, sentence, proof }));
const isPromise = ({ proof }: { readonly proof: string }) => proof.includes(' › ');

describe('the map of the policies', () => {
  it.each(Object.entries(policies))('has every sentence of the %s once, and no other', (name, policy) => {
    const listed = rows.filter(({ section }) => section === name).map(({ sentence }) => sentence);
    expect(listed.toSorted()).toEqual([...new Set(sentencesOf(policy))].toSorted());
  });

  it('is about these four policies only', () => {
    expect(rows.filter(({ section }) => !(section in policies))).toEqual([]);
  });

  it('names no test that does not exist', () => {
    const named = [...new Set(rows.filter(isPromise).flatMap(({ proof }) => splitCell(proof)))];
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((test) => !isTest(test))).toEqual([]);
  });

  it('says why a sentence is no promise', () => {
    const others = rows.filter((row) => !isPromise(row));
    expect(others.filter(({ proof }) => !/^[A-Z].{8,}\.$/.test(proof))).toEqual([]);
  });
});
