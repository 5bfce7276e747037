// Which picture the zoom shows before the shopper has chosen one (specification section 2).
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testProduct } from '../../../testing.tsx';
import { useGallery } from './use-gallery.ts';

const [picture] = testProduct().images;

function zoomed(count: number): string {
  function Zoomed() {
    return String(useGallery(picture ? Array(count).fill(picture) : []).zoomIndex);
  }
  return renderToStaticMarkup(<Zoomed />);
}

describe('the zoom', () => {
  it('of one picture is on that', () => expect(zoomed(1)).toBe('0'));
  it('of several is on the second', () => expect([zoomed(2), zoomed(5)]).toEqual(['1', '1']));
});
