// Each sentence of the specification, each promise of a policy and each guard of the admin has a test, and no tag
// names nothing.
import { describe, expect, it } from 'vitest';
import type { PolicyContent } from '@taana-baana/contract/schemas/content/page-content.ts';
import { privacyPolicy } from '@taana-baana/contract/texts/content/privacy-policy.ts';
import { refundPolicy } from '@taana-baana/contract/texts/content/refund-policy.ts';
import { shippingPolicy } from '@taana-baana/contract/texts/content/shipping-policy.ts';
import { terms } from '@taana-baana/contract/texts/content/terms.ts';
import policies from './policies.json' with { type: 'json' };
import { sentences } from './sentences.ts';
import specification from './specification.json' with { type: 'json' };
import { readTaggedTests, taggedTestsOf } from './tagged-tests.ts';

const tests = readTaggedTests();
const known = new Set(sentences.map(({ tag }) => tag));
const held = new Set(tests.flatMap(({ tags }) => tags));

describe('the map of the sentences', () => {
  it('gives each sentence a test', () => {
    expect([...known].filter((tag) => !held.has(tag))).toEqual([]);
  });

  it('has no tag that names no sentence', () => {
    expect(tests.filter(({ tags }) => tags.some((tag) => !known.has(tag)))).toEqual([]);
  });

  it('has no tag twice, and under a heading no sentence twice', () => {
    expect(known.size).toBe(sentences.length);
    const named = sentences.map(({ section, sentence }) => `${section}: ${sentence}`);
    expect(named.filter((sentence, index) => named.indexOf(sentence) !== index)).toEqual([]);
  });

  it('has sentences for each of the sections 2 to 9 of the specification', () => {
    const sections = new Set(Object.keys(specification).map((section) => section.slice(0, 2)));
    expect([...sections]).toEqual(['2.', '3.', '4.', '5.', '6.', '7.', '8.', '9.']);
  });
});

it('the map of the guards has those of the admin', () => {
  expect(sentences.filter(({ tag }) => tag.startsWith('guard ')).length).toBeGreaterThan(40);
});

describe('the map of the policies', () => {
  const texts: Record<keyof typeof policies, PolicyContent> = {
    'Refund policy': refundPolicy,
    'Shipping policy': shippingPolicy,
    Terms: terms,
    'Privacy policy': privacyPolicy,
  };
  const sentencesOf = ({ summary, parts }: PolicyContent): string[] =>
    [summary, ...parts.flatMap(({ content }) => content.flat())].flatMap((text) => text.split(/(?<=\.) /));

  it.each(Object.entries(policies))('has every sentence of the %s once, and no other', (name, { promises, others }) => {
    const listed = [...Object.values(promises), ...Object.keys(others)];
    const inPolicy = new Set(sentencesOf(texts[name as keyof typeof policies]));
    expect(listed.toSorted()).toEqual([...inPolicy].toSorted());
  });

  it('is about these four policies only', () => {
    expect(Object.keys(policies)).toEqual(Object.keys(texts));
  });

  it('has tests of more than 40 titles', () => {
    expect(tests.filter(({ tags }) => tags.some((tag) => tag.startsWith('policy '))).length).toBeGreaterThan(40);
  });

  it('says why a sentence is no promise', () => {
    const reasons = Object.values(policies).flatMap(({ others }) => Object.values<string>(others));
    expect(reasons.filter((reason) => !/^[A-Z].{8,}\.$/.test(reason))).toEqual([]);
  });
});

describe('the tags of a title', () => {
  const read = (text: string) => taggedTestsOf('some.test.ts', text);

  it('are read from tests of every kind, with their ranges', () => {
    expect(
      read(
        "it('one [spec a.1]'); test.each([1])('takes %i of them [spec a.3,5-7 b.1]', f); customerTest(`${path} opens [policy c.2] [spec a.9]`, f);",
      ).map(({ title, tags }) => [title, ...tags]),
    ).toEqual([
      ['one', 'spec a.1'],
      ['takes … of them', 'spec a.3', 'spec a.5', 'spec a.6', 'spec a.7', 'spec b.1'],
      ['… opens', 'policy c.2', 'spec a.9'],
    ]);
  });

  it.each(['a', 'a.x', '1', 'a.1,'])('that are not written so name no sentence: %s', (id) => {
    expect(read(`it('one [spec ${id}]');`).flatMap(({ tags }) => tags)).toEqual([`spec ${id}`]);
  });

  it('are no tags elsewhere: in a comment, another call or other brackets', () => {
    expect(read("// [spec a.1]\ncall('one [spec a.1]'); it('two [special a.1]');")).toEqual([]);
  });
});
