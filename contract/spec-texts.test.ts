// Texts and constants of the specification, quoted again, so that none changes unnoticed.
import { describe, expect, it } from 'vitest';
import { calls } from './calls.ts';
import { defaultGridColumns, gridColumns } from './limits.ts';
import * as messages from './messages.ts';
import { pages } from './pages.ts';
import { states } from './addresses/regions.ts';

describe('the route table', () => {
  const pathsOf = (access: string) =>
    Object.values(pages)
      .filter((page) => page.access === access)
      .map((page) => page.path);

  it('keeps five pages for customers, and adds the store credit [spec role.4]', () => {
    expect(pathsOf('customer')).toEqual([
      '/cart',
      '/checkout',
      '/my-orders',
      '/my-profile',
      '/store-credit',
      '/wishlist',
    ]);
  });

  it('keeps login and sign-up for visitors [spec page.12]', () => {
    expect(pathsOf('visitor')).toEqual(['/login', '/signup']);
  });

  it('leaves every other page open [spec page.2-6,14,17-20 role.1]', () => {
    expect(pathsOf('open').toSorted()).toEqual(
      [
        '/',
        '/product',
        '/product/:id',
        '/collections/:handle',
        '/about',
        '/contact',
        '/blogs',
        '/blog/:id',
        '/forgot-password',
        '/reset-password/:token',
        '/compare-product',
        '/privacy-policy',
        '/refund-policy',
        '/shipping-policy',
        '/term-conditions',
        '/our-story',
        '/confirm-email/:token',
        '/restore-email/:token',
        '/restore-cart/:token',
        '/confirm-order/:token',
        '/refund/:token',
        '/track/:token',
        '/confirm-newsletter/:token',
        '/unsubscribe/:token',
        '/payment-return',
      ].toSorted(),
    );
  });
});

describe('the calls', () => {
  it.each([
    ['GET', 'product', 'open'],
    ['GET', 'product/:id', 'open'],
    ['PUT', 'product/Wishlist', 'customer'],
    ['PUT', 'product/rating', 'customer'],
    ['POST', 'user/register', 'open'],
    ['POST', 'user/login', 'open'],
    ['GET', 'user/wishlist', 'customer'],
    ['POST', 'user/cart', 'customer'],
    ['GET', 'user/cart', 'customer'],
    ['DELETE', 'user/delete-product-cart/:id', 'customer'],
    ['PUT', 'user/update-product-cart/:cartItemId/:quantity', 'customer'],
    ['DELETE', 'user/empty-cart', 'customer'],
    ['POST', 'user/cart/create-order', 'customer'],
    ['GET', 'user/getmyorders', 'customer'],
    ['PUT', 'user/edit-user', 'customer'],
    ['POST', 'user/forgot-password-token', 'open'],
    ['PUT', 'user/reset-password/:token', 'open'],
    ['GET', 'blog', 'open'],
    ['GET', 'blog/:id', 'open'],
    ['POST', 'enquiry', 'open'],
    ['POST', 'newsletter', 'open'],
    ['GET', 'color', 'open'],
    ['POST', 'user/order/checkout', 'customer'],
    ['POST', 'user/order/paymentVerification', 'customer'],
  ])('include %s %s for everybody who is %s [spec call.3-25,27]', (method, path, access) => {
    expect(Object.values(calls)).toContainEqual({ method, path, access });
  });
});

describe('constants', () => {
  it('28 states, Andhra Pradesh to West Bengal, and no union territory [spec form.16]', () => {
    const quoted =
      'Andhra Pradesh, Arunachal Pradesh, Assam, Bihar, Chhattisgarh, Goa, Gujarat, Haryana, Himachal Pradesh, Jharkhand, ' +
      'Karnataka, Kerala, Madhya Pradesh, Maharashtra, Manipur, Meghalaya, Mizoram, Nagaland, Odisha, Punjab, Rajasthan, ' +
      'Sikkim, Tamil Nadu, Telangana, Tripura, Uttar Pradesh, Uttarakhand, West Bengal';
    expect(states.join(', ')).toBe(quoted);
    expect(states).toHaveLength(28);
  });

  it('six sort orders [spec limit.4]', () => {
    expect(messages.sortOptions).toEqual([
      { label: 'A-Z', value: 'title' },
      { label: 'Z-A', value: '-title' },
      { label: 'Price Low-High', value: 'price' },
      { label: 'Price High-Low', value: '-price' },
      { label: 'Old-New', value: 'createdAt' },
      { label: 'New-Old', value: '-createdAt' },
    ]);
  });

  it('grids of 3, 4, 6 or 12 columns, 4 by default [spec limit.5]', () => {
    expect(gridColumns).toEqual([3, 4, 6, 12]);
    expect(defaultGridColumns).toBe(4);
  });

  it('prices as on cards, the product page and lists [spec card.5]', () => {
    expect([messages.cardPrice(1499), messages.detailPrice(1499), messages.listPrice(1499)]).toEqual([
      'Rs.1499',
      'Rs. 1499/-',
      'Rs. 1499',
    ]);
  });
});

describe('the error catalogue', () => {
  it('has the texts of its toasts', () => {
    expect(messages.successToasts).toMatchObject({
      ratingAdded: 'Rating Added Successfully',
      productAddedToCart: 'Product Added To Cart',
      productDeletedFromCart: 'Product Deleted From Cart Successfully!',
      productUpdated: 'Product Updated Successfully!',
      orderCreated: 'Ordered createad Successfully!',
      profileUpdated: 'Profile Updated Successfully!',
      forgotPasswordMailSent: 'Forgot Password Email Sent Successfully!',
      passwordChanged: 'Password change Successfully!',
      contactSubmitted: 'Contact Form Submitted Successfully',
    });
    expect(messages.infoToasts).toMatchObject({
      userCreated: 'User Created Successfully',
      userLoggedIn: 'User Logged In Successfully',
    });
    expect({ ...messages.errorToasts }).toEqual({
      registrationFallback: 'Failed to fetch cart',
      somethingWentWrong: 'Something Went Wrong!',
      contactFailed: 'Something Went Wrong',
    });
  });

  it('has the texts of the state messages and of the two alerts', () => {
    expect({ ...messages.stateMessages }).toEqual({
      productAddedToWishlist: 'Product Added to Wishlist!',
      productFetched: 'Product Fetched Successfully',
      ratingAdded: 'Rating Added Successfully',
      cartFetchFailed: 'Something went wrong',
      colorsFetchFailed: 'Failed to fetch colors',
    });
    expect({ ...messages.alerts }).toEqual({
      paymentScriptFailed: 'Razorpay SDK failed to load',
      checkoutFailed: 'Something went wrong',
    });
  });
});
