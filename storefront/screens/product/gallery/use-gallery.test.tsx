// Which picture the zoom shows before the shopper has chosen one (specification section 2).
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Picture } from '@taana-baana/contract/schemas/catalog/product.ts';
import { Picture as Shown } from '../../../components/product/picture.tsx';
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
  it('of one picture is on that [spec product.2]', () => expect(zoomed(1)).toBe('0'));
  it('of several is on the second', () => expect([zoomed(2), zoomed(5)]).toEqual(['1', '1']));
  it('stays on the first where the second is of another colour', () => {
    const pictures = ['maroon', 'navy'].map((colorId) => ({ ...testProduct().images[0], colorId }) as Picture);
    const Zoomed = () => String(useGallery(pictures).zoomIndex);
    expect(renderToStaticMarkup(<Zoomed />)).toBe('0');
  });
  it('has a picture of another shape whole, on its tint', () => {
    const shown = (edge?: string) =>
      renderToStaticMarkup(<Shown sizes="1px" picture={{ ...testProduct().images[0], edge } as Picture} />);
    expect(shown('#f0f0f0')).toContain('object-fit:contain');
    expect(shown('#f0f0f0')).toContain('background:#f0f0f0');
    expect(shown()).not.toMatch(/object-fit|background/);
  });
  it('has it cropped where its owner said what matters', () => {
    const wide = { ...testProduct().images[0], edge: '#f0f0f0', position: '30% 20%' } as Picture;
    const shown = renderToStaticMarkup(<Shown sizes="1px" picture={wide} />);
    expect(shown).toContain('object-position:30% 20%');
    expect(shown).not.toContain('object-fit');
  });
});
