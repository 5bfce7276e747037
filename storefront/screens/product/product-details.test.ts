// The sentence of a description that is shown large.
import { expect, it } from 'vitest';
import { splitStory } from './product-details.tsx';

it('is the first one of the first paragraph, and the rest stays HTML', () => {
  expect(
    splitStory('<p>Two huts and a dance. After the walls of <em>Warli</em>.</p><ul><li>180 GSM</li></ul>'),
  ).toEqual({
    sentence: 'Two huts and a dance.',
    more: 'After the walls of <em>Warli</em>.',
    rest: '<ul><li>180 GSM</li></ul>',
  });
  expect(splitStory('<p>One more!</p><p>Soft.</p>')).toEqual({ sentence: 'One more!', more: '', rest: '<p>Soft.</p>' });
});

it.each([
  ['has markup in it', '<p>A <strong>tee</strong>.</p>'],
  ['has an entity', '<p>Soft &amp; heavy. Really.</p>'],
  ['is long', `<p>${'word '.repeat(40)}end.</p>`],
  ['is not in a paragraph', '<ul><li>One.</li></ul>'],
  ['does not end', '<p>Cotton</p>'],
])('there is none when it %s', (_, html) => {
  expect(splitStory(html)).toEqual({ sentence: '', more: '', rest: html });
});
