// The list and a product, in every state.
import { pages, productHref } from '@taana-baana/contract';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import { expect } from '@playwright/test';
import { gotoHydrated } from '../../fixtures/hydrated.ts';
import { longLink } from '../../fixtures/filled/long-words.ts';
import { type ScreenState, at, fail, follow, hold, press } from './screen-state.ts';

export const store: ScreenState[] = [
  { screen: 'store', state: 'first look', open: at(pages.home.path) },
  { screen: 'store', state: 'filtered', open: at('/product?category=Oversized&minPrice=1000&sort=price') },
  { screen: 'store', state: 'nothing matches', open: at('/product?minPrice=1&maxPrice=2') },
  { screen: 'store', state: 'long titles', open: at('/product?brand=Karkhana+and+Daughters+of+Kanchipuram') },
  { screen: 'store', state: 'a pasted link', open: at(`/product?q=${encodeURIComponent(longLink)}`) },
  {
    screen: 'store',
    state: 'loading',
    open: async (page) => {
      await hold(page, 'product?*');
      await follow(page, pages.contact.path, 'Taana Baana');
    },
  },
  {
    screen: 'store',
    state: 'failed',
    open: async (page) => {
      await fail(page, 'product?*');
      await follow(page, pages.contact.path, 'Taana Baana');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    screen: 'store',
    state: 'filters open',
    on: 'phone',
    open: async (page) => {
      await at(pages.store.path)(page);
      await page.getByRole('button', { name: 'Filters' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    screen: 'store',
    state: 'menu open',
    on: 'phone',
    open: async (page) => {
      await at(pages.store.path)(page);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Kids' })).toBeVisible();
    },
  },
  {
    screen: 'store',
    state: 'search open',
    open: async (page) => {
      await at(pages.store.path)(page);
      await page.getByPlaceholder('Search for Products here').click();
      await page.getByRole('combobox', { name: 'Search products' }).fill('tee');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    screen: 'store',
    state: 'a link in the search',
    open: async (page) => {
      await at(pages.store.path)(page);
      await page.getByPlaceholder('Search for Products here').click();
      await page.getByRole('combobox', { name: 'Search products' }).fill(longLink);
    },
  },
  {
    screen: 'store',
    state: 'twelve columns',
    on: 'desk',
    open: async (page) => {
      await at(pages.store.path)(page);
      await page.getByRole('link', { name: '12 columns' }).click();
    },
  },
];

export const product: ScreenState[] = [
  { screen: 'product', state: 'first look', open: (page, { product: { _id } }) => at(productHref(_id))(page) },
  { screen: 'product', state: 'without reviews', open: (page, { unrated }) => at(productHref(unrated._id))(page) },
  { screen: 'product', state: 'long', open: (page, { longProduct }) => at(productHref(longProduct._id))(page) },
  { screen: 'product', state: 'one long word', open: (page, { wordProduct: { _id } }) => at(productHref(_id))(page) },
  { screen: 'product', state: 'not there', open: at(productHref('no-such-tee')) },
  {
    screen: 'product',
    state: 'chosen',
    as: 'regular',
    open: async (page, { product: { _id, color } }) => {
      await gotoHydrated(page, productHref(_id));
      await page.getByRole('radio', { name: colorName(color[1]?.title ?? '') }).check();
      await page.getByRole('radio', { name: 'L', exact: true }).check();
    },
  },
  {
    screen: 'product',
    state: 'choice missing',
    as: 'newcomer',
    open: async (page, { product: { _id } }) => {
      await at(productHref(_id))(page);
      await page.getByRole('button', { name: 'Add to Cart' }).first().click();
      await expect(page.getByText('Please choose Color and Size')).toBeVisible();
    },
  },
  {
    screen: 'product',
    state: 'size guide',
    open: async (page, { product: { _id } }) => {
      await at(productHref(_id))(page);
      await page.getByRole('button', { name: 'Size guide' }).click();
      await expect(page.getByRole('dialog').getByRole('table').first()).toBeVisible();
    },
  },
  {
    screen: 'product',
    state: 'zoomed',
    open: async (page, { product: { _id } }) => {
      await at(productHref(_id))(page);
      await press(page, 'Look closer');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    screen: 'product',
    state: 'loading',
    open: async (page, { product: { _id, title } }) => {
      await hold(page, `product/${_id}`);
      await follow(page, '/product?category=Classic&sort=title', title);
      await expect(page).toHaveURL(productHref(_id));
    },
  },
  {
    screen: 'product',
    state: 'failed',
    open: async (page, { product: { _id, title } }) => {
      await fail(page, `product/${_id}`);
      await follow(page, '/product?category=Classic&sort=title', title);
      await expect(page).toHaveURL(productHref(_id));
    },
  },
];
