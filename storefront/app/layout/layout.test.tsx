import { describe, expect, it } from 'vitest';

import { initialAuthState, type AuthState } from '../../store/session/auth-state.ts';
import { createHttpTransport } from '../../store/transport.ts';
import { createAppStore } from '../../store/create-store.ts';
import { asha, line } from '../../store/testing.ts';
import { renderScreen, testStore } from '../../testing.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { Layout } from './layout.tsx';

function show(Part: () => React.ReactNode, auth: Partial<AuthState> = {}, address = '/'): string {
  const preloadedState = { ...testStore().store.getState(), auth: { ...initialAuthState, ...auth } };
  return renderScreen(Part, {
    store: createAppStore({ transport: createHttpTransport(fetch), preloadedState }),
    path: address.split('?')[0] ?? '/',
    address,
  });
}

const lines = [line, { ...line, _id: 'l2' }] as unknown as AuthState['cart']['lines'];
const signedIn: Partial<AuthState> = {
  session: 'signed-in',
  customer: asha,
  cart: { ...initialAuthState.cart, lines },
};

/** The targets of links with this text or label. */
const linksTo = (html: string, text: string) =>
  [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)]
    .filter(([, attributes, content]) => attributes?.includes(`"${text}"`) || content?.replace(/<[^>]*>/g, '') === text)
    .map(([, attributes]) => /href="([^"]*)"/.exec(attributes ?? '')?.[1]);

describe('the header', () => {
  it('has the shop name as a text link to /, a wishlist link, and the links Home, About Us, My Orders [spec header.1,6,8]', () => {
    const html = show(Header);
    expect(linksTo(html, 'Taana Baana')).toContain('/');
    expect(linksTo(html, 'Home')).toContain('/');
    expect(linksTo(html, 'About Us')).toContain('/about');
    expect(linksTo(html, 'My Orders')).toContain('/my-orders');
    expect(linksTo(html, 'Wishlist')).toContain('/wishlist');
  });

  it("has a search box 'Search for Products here' [spec header.2]", () => {
    expect(show(Header)).toMatch(/<input[^>]*type="search"[^>]*placeholder="Search for Products here"/);
  });

  it('has in its search box what the list on the screen was searched for', () => {
    const field = (address: string) => /<input[^>]*type="search"[^>]*>/.exec(show(Header, {}, address))?.[0];
    expect(field('/product?q=black')).toContain('value="black"');
    expect(field('/?q=%20black%20')).toContain('value="black"');
    expect(field('/about?q=black')).toContain('value=""');
  });

  it('has the four policies under About Us [spec header.12]', () => {
    const html = show(Header);
    expect(linksTo(html, 'Privacy Policy')).toContain('/privacy-policy');
    expect(linksTo(html, 'Refund Policy')).toContain('/refund-policy');
    expect(linksTo(html, 'Shipping Policy')).toContain('/shipping-policy');
    expect(linksTo(html, 'Terms &amp; Conditions')).toContain('/term-conditions');
  });

  it("of a visitor reads 'My Account' and leads to /login, LogOut hidden until the session is known, the badge at 0 [spec header.7,9 role.8]", () => {
    const html = show(Header);
    expect(linksTo(html, 'My Account')).toContain('/login');
    expect(html).toMatch(/<button[^>]*customers-place[^>]*>LogOut/);
    expect(html).not.toContain('Welcome');
    expect(linksTo(html, 'Cart0')).toEqual(['/cart']);
  });

  it('has no LogOut once it is known that nobody is signed in [spec header.7 role.8]', () => {
    expect(show(Header, { session: 'signed-out' })).not.toContain('LogOut');
  });

  it("of a customer reads 'Welcome' with the first name and leads to the profile, with LogOut and the number of cart lines [spec header.10,11 role.8]", () => {
    const html = show(Header, signedIn);
    expect(linksTo(html, 'Welcome Asha')).toContain('/my-profile');
    expect(html).not.toContain('My Account');
    expect(html).toMatch(/<button[^>]*>LogOut<\/button>/);
    expect(linksTo(html, 'Cart2')).toEqual(['/cart']);
  });
});

describe('the footer', () => {
  it('has the columns Contact Us, Information and Account [spec header.13]', () => {
    const headings = [...show(Footer).matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text]) => text);
    expect(headings).toEqual(['Contact Us', 'Information', 'Account']);
  });

  it('has About Us and Contact under Account, and the policies [spec header.14,19]', () => {
    const html = show(Footer);
    const account = html.split('>Account</h2>')[1] ?? '';
    expect(linksTo(account, 'About Us')).toEqual(['/about']);
    expect(linksTo(account, 'Contact')).toEqual(['/contact']);
    expect(linksTo(account, 'Our Story')).toEqual(['/our-story']);
    for (const path of ['/privacy-policy', '/refund-policy', '/shipping-policy', '/term-conditions']) {
      expect(html).toContain(`href="${path}"`);
    }
  });

  it("has a newsletter box 'Your Email Address' with 'Subscribe' [spec header.15]", () => {
    const html = show(Footer);
    expect(html).toContain('placeholder="Your Email Address"');
    expect(html).toMatch(/<button[^>]*>Subscribe<\/button>/);
  });

  it('has contact details, social links, and a map by link until it is asked for [spec header.17] [policy privacy.22]', () => {
    const html = show(Footer);
    expect(html).toContain('href="mailto:hello@taanabaana.example.com"');
    for (const text of ['641601', '+91 00000 00000', 'Monday to Saturday']) expect(html).toContain(text);
    for (const name of ['Instagram', 'YouTube', 'Facebook']) expect(html).toContain(`>${name}<`);
    expect(html).toContain('href="https://www.openstreetmap.org/?mlat=');
    expect(html).not.toContain('<iframe');
  });

  it("has the current year and a 'Powered by' credit [spec header.20]", () => {
    const html = show(Footer);
    expect(html).toMatch(new RegExp(`© (<!-- -->)?${new Date().getFullYear()}`));
    expect(html.replace(/<!-- -->|<[^>]*>/g, '')).toContain('Powered by Taana Baana, the open-source shop');
  });
});

it('header, page and footer share one layout [spec page.21]', () => {
  expect(show(Layout)).toMatch(/<header.*<main id="main".*<\/main>.*<footer/s);
});
