import { expect, test } from 'vitest';
import { linesOf, summaryOf, textOfHtml } from './html-text.ts';

test.each([
  ['<p>Soft.</p><p>Warm.</p>', 'Soft. Warm.'],
  ['<p>Soft<br>and<br />warm</p>', 'Soft and warm'],
  ['<div>a</div><div>b</div>', 'a b'],
  ['<ul><li>one</li><li>two</li></ul>', 'one two'],
  ['<table><tr><th>Size</th><th>Chest</th></tr><tr><td>M</td><td>40</td></tr></table>', 'Size Chest M 40'],
  ['<p>half<strong>way</strong></p>', 'halfway'],
  ['<h2>Fit</h2>wide', 'Fit wide'],
  ['Tom &amp; Jerry', 'Tom & Jerry'],
  ['Tom &amp;amp; Jerry', 'Tom &amp; Jerry'],
  ['&lt;b&gt; &quot;x&quot; &#39;y&#39; &#x20b9;&nbsp;499', `<b> "x" 'y' ₹ 499`],
  ['5 &lt; 6 &unknown; &#xffffffff;', '5 < 6 &unknown;'],
  ['a < b', 'a < b'],
])('%s is the text “%s”', (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});

test('paragraphs, items and rows are lines', () => {
  expect(linesOf('<p>a\nb</p><ul><li>c</li></ul><table><tr><td>d</td><td>e</td></tr></table>')).toEqual([
    'a b',
    'c',
    'd e',
  ]);
});

test('a summary has whole words, at most 155 characters', () => {
  expect(summaryOf(`<p>${'word '.repeat(60)}</p>`)).toMatch(/^(word )+word…$/);
  expect(summaryOf(`<p>${'word '.repeat(60)}</p>`).length).toBeLessThanOrEqual(155);
});
