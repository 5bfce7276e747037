import { describe, expect, it } from 'vitest';
import { renderScreen, testProduct, testStore } from '../../testing.tsx';
import { ProductCard } from './product-card.tsx';

const show = (props: Partial<Parameters<typeof ProductCard>[0]> = {}) =>
  renderScreen(() => <ProductCard product={testProduct()} sizes="20vw" {...props} />, {
    store: testStore().store,
    path: '/product',
    address: '/product',
  });

describe('a product card', () => {
  it("has first image, brand, title, five stars from the rating, and its price as 'Rs.{price}' [spec card.3-5 limit.1]", () => {
    const html = show();
    for (const text of ['/images/front.jpg', 'Karkhana', 'Warli Village Tee', 'Rated 4.5 out of 5', '>Rs.1499<']) {
      expect(html).toContain(text);
    }
    expect(html).not.toContain('/images/back.jpg');
    expect(html).toContain('class="stars" style="--stars:90%"');
  });

  it('opens the product page, its picture too: the link of its title lies over the whole card [spec card.6]', () => {
    expect(show()).toMatch(/<h3 class="product-card-title"><a href="\/product\/tee"/);
  });

  it('opens the product in a colour by the disc of that colour', () => {
    const color = ['Teal', 'Dark Red'].map((title) => ({ _id: title, title, cloth: '#1d6c6d' }));
    expect(show({ product: testProduct({ color }) })).toContain(
      '<a aria-label="Warli Village Tee, Dark Red" style="color:#1d6c6d" href="/product/tee?color=Dark%20Red"></a>',
    );
  });

  it('has at most four marks of colours: of five it shows three, and how many more there are', () => {
    const marks = (count: number) => {
      const color = Array.from({ length: count }, (_, index) => ({ _id: `c${index}`, title: 'Teal' }));
      const [, row = ''] =
        /class="product-card-colors">(.*?)<\/p>/.exec(show({ product: testProduct({ color }) })) ?? [];
      return [row.split('<a ').length - 1, row.replaceAll(/<[^>]*>/g, '')];
    };
    expect([0, 3, 4].map(marks)).toEqual([
      [0, ''],
      [3, ''],
      [4, ''],
    ]);
    expect([5, 12].map(marks)).toEqual([
      [3, '+2'],
      [3, '+9'],
    ]);
  });

  it('in the store has a heart, filled when the product is on the wishlist [spec card.1]', () => {
    expect(show({ onHeart: () => {} })).toMatch(/aria-pressed="false"/);
    expect(show({ onHeart: () => {}, isInWishlist: true })).toMatch(/aria-pressed="true"/);
  });

  it('anywhere else is compact and has no heart [spec card.2]', () => {
    expect(show({ layout: 'compact', onHeart: () => {} })).not.toContain('aria-pressed');
  });

  it('says Sold Out, instead of New, when nothing of it can be had', () => {
    const product = { ...testProduct({ isSoldOut: true }), isNew: true };
    expect(show({ product })).toContain('>Sold Out<');
    expect(show({ product })).not.toContain('>New<');
    expect(show()).not.toContain('Sold Out');
  });

  it('has the struck MRP and what is off, where the MRP is above the price', () => {
    expect(show({ product: testProduct({ mrp: 1999 }) })).toContain(
      'MRP <s>Rs. 1999</s><b class="text-leaf"> 25% off</b>',
    );
  });

  it('on sale has the struck regular price, which is named', () => {
    expect(show({ product: testProduct({ mrp: 1999, regularPrice: 1599 }) })).toContain(
      'Was <s>Rs. 1599</s><b class="text-leaf"> 6% off</b>',
    );
  });

  it('without MRP and sale has its price and its stars, and nothing more', () => {
    expect(show()).toContain(
      '<div class="product-card-figures"><span class="font-display font-semibold tabular product-card-price">Rs.1499</span><span role="img" aria-label="Rated 4.5 out of 5" class="stars" style="--stars:90%"></span></div>',
    );
  });

  it('shows the letter of a colour that nobody knows', () => {
    const color = [{ _id: 'c', title: 'Monsoon Mist', letter: 'M' }];
    expect(show({ product: testProduct({ color }) })).toMatch(
      /aria-label="Warli Village Tee, Monsoon Mist".*>M<\/span>/,
    );
  });

  it('describes its picture without the title, which stands beside it', () => {
    const [front] = testProduct().images;
    const images = [{ ...front!, alt: 'Warli Village Tee in maroon, front: a village' }];
    expect(show({ product: testProduct({ images }) })).toContain('alt="in maroon, front: a village"');
  });

  it('is marked as new while it is, and shows faint stars while nobody has rated it', () => {
    expect(show()).not.toMatch(/>New<|stars-none/);
    const html = show({ product: { ...testProduct({ totalrating: 0 }), isNew: true } });
    expect(html).toContain('>New<');
    expect(html).toMatch(/aria-label="Not rated yet" class="stars stars-none"/);
  });

  it('without a picture shows a woven placeholder', () => {
    expect(show({ product: testProduct({ images: [] }) })).toContain('placeholder-weave');
  });
});
