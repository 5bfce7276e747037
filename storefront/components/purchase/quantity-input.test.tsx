// The quantity field as it is sent; typing and pressing are tested in quantity.spec.ts.
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { QuantityInput } from './quantity-input.tsx';

function buttonsAt(quantity: number): { less: boolean; more: boolean } {
  const html = renderToStaticMarkup(<QuantityInput value={quantity} onChange={() => {}} label="Quantity" />);
  const isOn = (name: string) => html.includes(`aria-label="${name}" aria-disabled="false"`);
  return { less: isOn('One less'), more: isOn('One more') };
}

const both = { less: true, more: true };

describe('the quantity', () => {
  it('at 1 has no less', () => expect(buttonsAt(1)).toEqual({ less: false, more: true }));
  it('between has both', () => expect([buttonsAt(2), buttonsAt(9)]).toEqual([both, both]));
  it('at 10 has no more [spec product.12]', () => expect(buttonsAt(10)).toEqual({ less: true, more: false }));
});
