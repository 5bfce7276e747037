import { expect, test } from 'vitest';
import { storable, storableJson } from './storable-text.ts';

const removed = [
  '\0',
  '\u0001',
  '\b',
  '\u000b',
  '\f',
  '\u001b',
  '\u001f',
  '\u007f',
  '\u009f',
  '\ufffe',
  '\uffff',
  '\ud83d',
  '\ude00',
];

test.each(removed)('%j is removed from a text, and from a text inside JSON', (character) => {
  expect(storable(`Warli${character} Tee`)).toBe('Warli Tee');
  expect(JSON.parse(storableJson(JSON.stringify({ title: `Warli${character} Tee` })))).toEqual({ title: 'Warli Tee' });
});

test.each(['a\tb\r\nc', 'வணக்கம் 👕 x\u200dy', 'a\\b "c" \\u000b \\b', 'é\u0085', 'C:\\files\\back'])(
  '%j stays, also inside JSON',
  (text) => {
    expect(storable(text)).toBe(text);
    expect(JSON.parse(storableJson(JSON.stringify([text])))).toEqual([text]);
  },
);

test('an emoji that somebody else has escaped in JSON stays', () => {
  expect(storableJson('{"a":"\\ud83d\\udc55\\ud83d"}')).toBe('{"a":"\\ud83d\\udc55"}');
});
