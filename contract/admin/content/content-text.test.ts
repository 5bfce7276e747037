import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentPages } from '../../content/content-pages.ts';
import type { ContentBody } from '../../schemas/content/page-content.ts';
import { checkContentText } from './content-check.ts';
import { type TextPageName, cleanLine, isMarked, readContentText, writeContentText } from './content-text.ts';

/** Text with what the form gives a meaning to. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom('- ', '## ', '* ', '• ', '\n', '\n\n', '\r\n', ' ', '\t', '-', '#'),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    ),
  )
  .map((pieces) => pieces.join(''));
const line = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map(cleanLine)
  .filter((text) => text !== '' && !isMarked(text));
/** Headings and items may begin with marks: their own mark stands before it. */
const marked = fc.oneof(
  line,
  line.map((text) => `- ${text}`),
  line.map((text) => `## ${text}`),
);
const content = fc.array(fc.oneof(line, fc.array(marked, { minLength: 1, maxLength: 4 })), {
  minLength: 1,
  maxLength: 5,
});
const parts = <Fields extends object>(fields: fc.Arbitrary<Fields>) =>
  fc
    .array(fc.tuple(marked, fields), { maxLength: 4 })
    .map((all) => all.map(([heading, rest]) => ({ heading, ...rest })));

const policy = fc.record({ summary: line, parts: parts(fc.record({ content })) });
const bodies: { [P in TextPageName]: fc.Arbitrary<ContentBody<P>> } = {
  'privacy-policy': policy,
  'refund-policy': policy,
  'shipping-policy': policy,
  terms: policy,
  about: fc.record({ intro: line, parts: parts(fc.record({ text: line })) }),
  'our-story': fc.record({ paragraphs: fc.array(line, { minLength: 1 }) }),
};

describe.each(Object.keys(bodies) as TextPageName[])('the text form of %s', (page) => {
  it('written and read again is the same page', () => {
    fc.assert(
      fc.property(bodies[page] as fc.Arbitrary<ContentBody>, (body) => {
        expect(readContentText(page, writeContentText(page, body))).toEqual(body);
      }),
    );
  });

  it('read, written and read again is the same page, whatever was typed', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const checked = checkContentText(page, text);
        if ('problem' in checked) return;
        expect(readContentText(page, writeContentText(page, checked.body))).toEqual(checked.body);
      }),
    );
  });

  it('accepts the default text unchanged', () => {
    const body = contentPages[page].defaultBody;
    expect(checkContentText(page, writeContentText(page, body))).toEqual({ body });
  });
});

it('a blank line starts a paragraph, and a line without a mark continues the previous one', () => {
  const text =
    'Send it back.\n\n## 15 days\nIt must be\nas it was:\n- unworn\n  and unwashed\n• labels on\n\n- apart\n\nThanks.';
  expect(readContentText('terms', text)).toEqual({
    summary: 'Send it back.',
    parts: [
      {
        heading: '15 days',
        content: ['It must be as it was:', ['unworn and unwashed', 'labels on'], ['apart'], 'Thanks.'],
      },
    ],
  });
});
