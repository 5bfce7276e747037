// A swatch shows the cloth where a picture does, otherwise the colour's title.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { testProduct } from '../../testing.tsx';
import { clothIn } from '@taana-baana/contract/picture-colors.ts';
import { Swatch } from './swatch.tsx';

const pictures = testProduct().images.map((picture, index) => ({
  ...picture,
  colorId: index === 0 ? 'maroon' : 'teal',
  color: index === 0 ? '#6b1c29' : '#1d6c6d',
}));

it('a swatch shows the colour of the cloth in the picture of its colour, over the one that is its title', () => {
  expect(renderToStaticMarkup(<Swatch title="Teal" cloth={clothIn(pictures, 'teal')} />)).toContain(
    'background-color:Teal;background-image:linear-gradient(#1d6c6d, #1d6c6d)',
  );
});

it('a swatch without such a picture has the CSS colour that is its title', () => {
  expect(renderToStaticMarkup(<Swatch title="Dark Slate Gray" cloth={clothIn(pictures, 'gray')} />)).toContain(
    'style="background-color:DarkSlateGray"',
  );
});
