// A swatch shows the cloth, otherwise the colour that its title names, otherwise a letter.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Swatch } from './swatch.tsx';

const show = (of: Parameters<typeof Swatch>[0]['of']) => renderToStaticMarkup(<Swatch of={of} />);

it('a swatch shows the colour of the cloth over the one that is its title', () => {
  expect(show({ title: 'Teal', cloth: '#1d6c6d' })).toContain(
    'background-color:Teal;background-image:linear-gradient(#1d6c6d, #1d6c6d)',
  );
});

it('a swatch without a cloth has the CSS colour that is its title [spec entity.7]', () => {
  expect(show({ title: 'Dark Slate Gray' })).toContain('style="background-color:DarkSlateGray"');
});

it('a swatch of a colour that nobody knows is a neutral disc with a letter', () => {
  expect(show({ title: 'Monsoon Mist', letter: 'M' })).toMatch(
    /aria-label="Monsoon Mist" class="[^"]*bg-sunk.*>M<\/span>/,
  );
});
