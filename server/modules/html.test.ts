import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from './html.ts';

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

  it('turns the first-level heading into a second-level one', () => {
    expect(sanitizeHtml('<h1>Loud</h1>')).toBe('<h2>Loud</h2>');
  });

  it('marks external links nofollow and noopener', () => {
    expect(sanitizeHtml('<a href="https://example.com" rel="opener">x</a>')).toBe(
      '<a href="https://example.com" rel="nofollow noopener">x</a>',
    );
  });
});
