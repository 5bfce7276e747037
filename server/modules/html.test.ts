import { describe, expect, it } from 'vitest';
import { droppedFrom, sanitizeHtml } from './html.ts';

describe('HTML that comes in', () => {
  it('keeps paragraphs, lists, emphasis and links', () => {
    const html =
      '<h2>Fit</h2><p>A <strong>heavy</strong> <em>cotton</em> tee<br />for every day.</p><ul><li>240 gsm</li></ul><a href="/about">About us</a>';
    expect(sanitizeHtml(html)).toBe(html);
  });

  it.each([
    ['a script', '<p>Hi</p><script>alert(1)</script>', '<p>Hi</p>'],
    ['an event attribute', '<p onclick="alert(1)">Hi</p>', '<p>Hi</p>'],
    ['a script link', '<a href="javascript:alert(1)">Hi</a>', '<a>Hi</a>'],
    ['a picture that phones home', '<img src="https://elsewhere.example/x.gif"><p>Hi</p>', '<p>Hi</p>'],
    ['a frame', '<iframe src="https://elsewhere.example"></iframe><p>Hi</p>', '<p>Hi</p>'],
    ['a style', '<style>p{}</style><p style="color:red" class="x">Hi</p>', '<p>Hi</p>'],
    ['a drawing, which may hold a script', '<svg><script>alert(1)</script></svg><math><mi>x</mi></math>', 'x'],
    ['a form', '<form action="https://elsewhere.example"><input name="x" /><button>Go</button></form>', 'Go'],
    [
      'what changes the page around it',
      '<base href="//elsewhere.example"><meta http-equiv="refresh" content="0"><link rel="stylesheet" href="x"><object data="x"></object><embed src="x" /><p>Hi</p>',
      '<p>Hi</p>',
    ],
    ['a name that a script might take for its own', '<p id="shop" name="shop">Hi</p>', '<p>Hi</p>'],
    ['a link made of data', '<a href="data:text/html,<script>alert(1)</script>">Hi</a>', '<a>Hi</a>'],
    ['a link that leaves the scheme open', '<a href="//elsewhere.example" target="_blank">Hi</a>', '<a>Hi</a>'],
    ['an unclosed tag', '<p>Hi <b>there', '<p>Hi <b>there</b></p>'],
  ])('is cleaned of %s', (_what, html, cleaned) => {
    expect(sanitizeHtml(html)).toBe(cleaned);
  });

  it.each([
    ['<div>a</div><div>b</div>', '<p>a</p><p>b</p>'],
    ['<div><div>a</div> <div>b<br></div></div>', '<p>a</p><p>b</p>'],
    ['<div><p>a</p><p>b</p></div>', '<p>a</p><p>b</p>'],
    ['a<div>b</div>c', '<p>a</p><p>b</p><p>c</p>'],
    ['<section><h2>A</h2>b<ul><li>c</li></ul>d</section>', '<h2>A</h2><p>b</p><ul><li>c</li></ul><p>d</p>'],
    ['<ul><li><div>a</div><div>b</div></li></ul>', '<ul><li>a<br />b</li></ul>'],
    [
      '<table><tr><td><div>M</div></td><td><div>40</div><div>cm</div></td></tr></table>',
      '<table><tr><td>M</td><td>40<br />cm</td></tr></table>',
    ],
    ['<strong><div>a</div><div>b</div></strong>', '<p><strong>a</strong></p><p><strong>b</strong></p>'],
    ['<div>a <b>b<div>c</div></b>d</div>', '<p>a <b>b</b></p><p><b>c</b></p><p>d</p>'],
    ['<div><br></div><div>a</div><div>&nbsp;</div>', '<p>a</p>'],
    ['<div>a<a href="/store">b</a></div>', '<p>a<a href="/store">b</a></p>'],
    ['<dl><dt>Fit</dt><dd>Loose</dd></dl>', '<p>Fit</p><p>Loose</p>'],
    ['<div>a<script>x</script></div><div>b</div>', '<p>a</p><p>b</p>'],
  ])('keeps the breaks of %s', (html, kept) => {
    expect(sanitizeHtml(html)).toBe(kept);
    expect(sanitizeHtml(kept)).toBe(kept);
  });

  it.each([
    ['<b style="font-weight:normal"><p>a</p></b>', '<p>a</p>'],
    ['<strong style="color:red; font-weight: 400">a</strong>', 'a'],
    ['<span style="font-weight:700">a</span>', '<strong>a</strong>'],
    ['<span style="font-weight: bold">a</span> <span>b</span>', '<strong>a</strong> b'],
    ['<i style="font-style:normal">a</i><span style="font-style:italic">b</span>', 'a<em>b</em>'],
    ['<b>a</b><em>b</em>', '<b>a</b><em>b</em>'],
  ])('gives %s the weight of its style', (html, kept) => {
    expect(sanitizeHtml(html)).toBe(kept);
  });

  it('says what a reader loses', () => {
    expect(
      droppedFrom('<p>a<img src="x"></p><picture><img src="y"></picture><video></video><script></script>'),
    ).toEqual({
      pictures: 2,
      others: 1,
    });
  });

  it('turns the first-level heading into a second-level one', () => {
    expect(sanitizeHtml('<h1>Loud</h1>')).toBe('<h2>Loud</h2>');
  });

  it('marks external links nofollow and noopener', () => {
    expect(sanitizeHtml('<a href="https://example.com" rel="opener">x</a>')).toBe(
      '<a href="https://example.com" rel="nofollow noopener">x</a>',
    );
  });
});
