// Pasted lines that begin with bullets.
import { getSchema } from '@tiptap/react';
import { Fragment, Slice } from '@tiptap/pm/model';
import { StarterKit } from '@tiptap/starter-kit';
import { expect, it } from 'vitest';
import { withLists } from './pasted-lists.ts';

const schema = getSchema([StarterKit]);

/** `ul(…)` is a list; other lines are paragraphs. */
function pasted(...lines: string[]): string[] {
  const paragraphs = lines.map((line) => schema.node('paragraph', null, schema.text(line)));
  const { content } = withLists(new Slice(Fragment.from(paragraphs), 1, 1));
  return content.content.map((node) => {
    if (node.type.name !== 'bulletList') return node.textContent;
    return `ul(${node.children.map(({ textContent }) => textContent).join(', ')})`;
  });
}

it('lines that begin with a bullet become a list, in its place', () => {
  expect(pasted('New today', '• Soft', '·\u00a0\u00a0 Warm', 'Order now')).toEqual([
    'New today',
    'ul(Soft, Warm)',
    'Order now',
  ]);
});

it('two lists stay two', () => {
  expect(pasted('- a', '- b', 'and', '- c')).toEqual(['ul(a, b)', 'and', 'ul(c)']);
});

it('one line with a dash stays as it is, and so does a word that begins with one', () => {
  expect(pasted('- soft', 'cotton')).toEqual(['- soft', 'cotton']);
  expect(pasted('-20 %', '-30 %')).toEqual(['-20 %', '-30 %']);
});
