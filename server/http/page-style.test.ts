// The part of the style sheet that a page is given: what its markup uses, in the sheet's order.
import { expect, test } from 'vitest';
import { openStyleCutter } from './page-style.ts';

const cut = (sheet: string, markup: string) => openStyleCutter(sheet)(markup);

test('a rule stays when the markup has its class, and one without classes always', () => {
  expect(cut('p{margin:0}.a{top:0}.b{top:1px}', '<p class="x b">')).toBe('p{margin:0}.b{top:1px}');
});

test('of several selectors those stay that have all of their classes', () => {
  expect(cut('.a .b,.c{top:0}.a .d{top:1px}', '<p class="c"><p class="a">')).toBe('.c{top:0}');
});

test('elements are not asked for', () => {
  expect(cut('html .a table{top:0}h1+ul{top:1px}', '<div class="a">')).toBe('html .a table{top:0}h1+ul{top:1px}');
});

test('a sign of another alphabet is written in plain letters', () => {
  expect(cut('.a:before{content:"★"}', '<p class="a">')).toBe('.a:before{content:"\\2605 "}');
});

test('what every browser that the sheet is for supports, is not asked about', () => {
  const sheet = '.a{color:red}@supports (color:color-mix(in lab, red, red)){.a{color:blue}.b{color:blue}}';
  expect(cut(sheet, '<p class="a">')).toBe('.a{color:red}.a{color:blue}');
});

test('classes are read as the sheet escapes them and as the page does', () => {
  const sheet = '.lg\\:flex{display:flex}.w-1\\/2{width:50%}.\\[\\&_svg\\]\\:h-1\\.5 svg{height:6px}.gone\\.5{top:0}';
  expect(cut(sheet, '<p class="lg:flex w-1/2"><b class="[&amp;_svg]:h-1.5"><svg>')).toBe(
    sheet.replace('.gone\\.5{top:0}', ''),
  );
});

test('what an element must not have, or may have, is not asked for', () => {
  const sheet = '.a:not(.b){top:0}.a:is(:where(.c):hover *){top:1px}html:not(.is-signed-in) .a{top:2px}';
  expect(cut(sheet, '<p class="a">')).toBe(sheet);
});

test('what the early script may give the page stays', () => {
  expect(cut('.is-signed-in p{top:0}', '<p>')).toBe('.is-signed-in p{top:0}');
});

test('a group stays with what is left of it, an empty one goes, an order of layers stays', () => {
  const sheet =
    '@layer a,b;@layer b{@media (width>=48rem){.a{top:0}.b{top:1px}}@media (hover:hover){.b{top:0}}}@media print{.a{top:0}}';
  expect(cut(sheet, '<p class="a">')).toBe('@layer a,b;@layer b{@media (width>=48rem){.a{top:0}}}');
});

test('a face stays; a movement and a property stay where a rule says their name', () => {
  const face = '@font-face{font-family:F;src:url(/f.woff2)}';
  const sheet = `.a{animation:turn 1s;--x:1}.b{animation:fall 1s}${face}@keyframes turn{to{top:0}}@keyframes fall{to{top:0}}@property --x{syntax:"*";inherits:false}@property --y{syntax:"*";inherits:false}`;
  const kept = cut(sheet, '<p class="a">');
  expect(kept).toContain(face);
  expect(kept).toContain('@keyframes turn');
  expect(kept).toContain('@property --x');
  expect(kept).not.toContain('fall');
  expect(kept).not.toContain('--y');
});

test('what only an open dialog has comes with the whole sheet', () => {
  expect(cut('.sheet,.b{top:0}.sheet-left{top:1px}', '<dialog class="sheet sheet-left"><p class="b">')).toBe(
    '.b{top:0}',
  );
});
