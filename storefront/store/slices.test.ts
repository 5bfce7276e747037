// The five slices of spec sections 3 and 4: their names, and their pending, success and error
// state.
import { describe, expect, it } from 'vitest';
import { logIn } from './session/account.thunks.ts';
import { fetchBlog, fetchBlogs } from './content/blog.slice.ts';
import { fetchColors } from './products/color.slice.ts';
import { contactReset } from './content/contact.slice.ts';
import { submitEnquiry } from './content/contact.slice.ts';
import { fetchProduct, fetchProducts } from './products/product.thunks.ts';
import { asha, failed, setUp, type Answer } from './testing.ts';

type Shop = ReturnType<typeof setUp>;
type Slice = Exclude<keyof ReturnType<Shop['store']['getState']>, 'shop' | 'content' | 'parcel'>;

const enquiry = { name: 'Asha', email: asha.email, mobile: asha.mobile, comment: 'Hello' };

const requests: [Slice, string, Answer, (shop: Shop) => PromiseLike<unknown>][] = [
  [
    'auth',
    'POST /api/user/login',
    { body: asha },
    ({ store }) => store.dispatch(logIn({ email: asha.email, password: 'x' })),
  ],
  ['product', 'GET /api/product/tee', { body: { _id: 'tee' } }, ({ store }) => store.dispatch(fetchProduct('tee'))],
  ['blog', 'GET /api/blog', { body: [] }, ({ store }) => store.dispatch(fetchBlogs())],
  [
    'contact',
    'POST /api/enquiry',
    { body: { _id: 'e1', ...enquiry } },
    ({ store }) => store.dispatch(submitEnquiry(enquiry)),
  ],
];

it('the store has the five slices auth, product, color, blog and contact [spec entity.24]', () => {
  const { shop: _facts, content: _texts, parcel: _parcel, ...slices } = setUp().store.getState();
  expect(Object.keys(slices)).toEqual(['auth', 'product', 'color', 'blog', 'contact']);
});

describe.each(requests)('the slice %s', (slice, call, answer, send) => {
  it('is loading while a request is pending, then says success [spec entity.27 state.1,5]', async () => {
    const shop = setUp({ [call]: answer });
    const sending = send(shop);
    expect(shop.store.getState()[slice]).toMatchObject({ isLoading: true, isError: false });
    await sending;
    expect(shop.store.getState()[slice]).toMatchObject({ isLoading: false, isSuccess: true, isError: false });
  });

  it('keeps the error and its message, until the next request begins [spec entity.27 state.2]', async () => {
    const shop = setUp({ [call]: failed });
    await send(shop);
    expect(shop.store.getState()[slice]).toMatchObject({
      isLoading: false,
      isSuccess: false,
      isError: true,
      message: 'server says',
    });
    const again = send(shop);
    expect(shop.store.getState()[slice]).toMatchObject({ isLoading: true, isError: false, message: '' });
    await again;
  });
});

describe('the slice color', () => {
  it('is loading without an error until the list arrives [spec entity.26 state.3]', async () => {
    const answers: Record<string, Answer> = { 'GET /api/color': failed };
    const { store } = setUp(answers);
    await store.dispatch(fetchColors());
    expect(store.getState().color).toMatchObject({ isLoading: false, isError: true });
    answers['GET /api/color'] = { body: [{ _id: 'c1', title: 'Maroon' }] };
    const again = store.dispatch(fetchColors());
    expect(store.getState().color).toMatchObject({ isLoading: true, isError: false, errorMessage: '' });
    await again;
    expect(store.getState().color).toEqual({
      colorList: [{ _id: 'c1', title: 'Maroon' }],
      isLoading: false,
      isError: false,
      errorMessage: '',
    });
  });
});

describe('the result', () => {
  it('of the blog is its posts, and the open one [spec state.1]', async () => {
    const { store } = setUp({
      'GET /api/blog': { body: [{ _id: 'weave', title: 'Weave' }] },
      'GET /api/blog/weave': { body: { _id: 'weave', title: 'Weave', description: '<p>Long</p>' } },
    });
    await store.dispatch(fetchBlogs());
    await store.dispatch(fetchBlog({ id: 'weave' }));
    expect(store.getState().blog).toMatchObject({ posts: [{ _id: 'weave' }], post: { description: '<p>Long</p>' } });
  });

  it('of the blog is never a draft in the place of the post, nor the post in the place of a draft', async () => {
    const { store } = setUp({
      'GET /api/blog': { body: [{ _id: 'weave', title: 'Weave' }] },
      'GET /api/blog/weave': { body: { _id: 'weave', title: 'Weave' } },
      'GET /api/blog/weave/preview/token': { body: { _id: 'weave', title: 'Draft' } },
    });
    const title = () => store.getState().blog.post?.title;
    await store.dispatch(fetchBlogs());
    const preview = store.dispatch(fetchBlog({ id: 'weave', preview: 'token' }));
    expect(title()).toBeUndefined();
    await preview;
    expect(title()).toBe('Draft');
    const visit = store.dispatch(fetchBlog({ id: 'weave', preview: null }));
    expect(title()).toBe('Weave');
    await visit;
    expect(title()).toBe('Weave');
  });

  it('of the products is the list and the open one [spec state.1]', async () => {
    const { store, sent } = setUp();
    await store.dispatch(fetchProducts({ filters: {}, page: 1 }));
    const shop = setUp({
      [sent[0]!]: { body: [{ _id: 'tee' }] },
      'GET /api/product/tee': { body: { _id: 'tee', price: 500 } },
    });
    await shop.store.dispatch(fetchProducts({ filters: {}, page: 1 }));
    await shop.store.dispatch(fetchProduct('tee'));
    expect(shop.store.getState().product).toMatchObject({
      list: { products: [{ _id: 'tee' }] },
      detail: { product: { _id: 'tee', price: 500 } },
    });
  });

  it('of a login is the customer [spec state.1]', async () => {
    const { store } = setUp({ 'POST /api/user/login': { body: asha } });
    await store.dispatch(logIn({ email: asha.email, password: 'x' }));
    expect(store.getState().auth.customer).toEqual(asha);
  });

  it('of the contact form is the enquiry, until the form is left [spec entity.25 state.5]', async () => {
    const { store } = setUp({ 'POST /api/enquiry': { body: { _id: 'e1', ...enquiry } } });
    await store.dispatch(submitEnquiry(enquiry));
    expect(store.getState().contact).toEqual({
      contact: { _id: 'e1', ...enquiry },
      isError: false,
      isSuccess: true,
      isLoading: false,
      message: 'Contact Form Submitted Successfully',
    });
    store.dispatch(contactReset());
    expect(store.getState().contact).toMatchObject({ contact: null, isSuccess: false, message: '' });
  });
});
