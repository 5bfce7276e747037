// Who may open which page: visitors are sent to the login, customers stay, and neither sees
// the other's screen for a moment.
import { type Page, pages } from '@taana-baana/contract';
import { customerTest, expect, test } from '../fixtures/fixtures.ts';

const pathsOf = (access: Page['access']) =>
  Object.values(pages)
    .filter((page) => page.access === access)
    .map((page) => page.path);

/** Every main heading shown from now on, however briefly. */
const collectHeadings = () => {
  const seen = new Set<string>();
  Object.assign(window, { seenHeadings: seen });
  const look = () => {
    for (const heading of document.querySelectorAll('h1')) seen.add(heading.textContent.trim());
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
};
const seenHeadings = () => [...(window as unknown as { seenHeadings: Set<string> }).seenHeadings];

for (const path of pathsOf('customer')) {
  test(`${path} sends a visitor to the login page, and Back does not lead into it again [spec page.7-11 role.4]`, async ({
    page,
  }) => {
    await page.goto(pages.about.path);
    await page.addInitScript(collectHeadings);
    await page.goto(path);
    await expect(page).toHaveURL(pages.login.path);
    const login = page.getByRole('heading', { level: 1 });
    await expect(login).toBeVisible();
    expect(await page.evaluate(seenHeadings)).toEqual([await login.innerText()]);
    await page.goBack();
    await expect(page).toHaveURL(pages.about.path);
  });

  customerTest(`${path} survives a hard reload while signed in [spec page.7-11]`, async ({ page }) => {
    await page.addInitScript(collectHeadings);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const url = page.url();
    await page.reload();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('link', { name: 'Welcome Asha' }).first()).toBeVisible();
    expect(page.url()).toBe(url);
    expect(await page.evaluate(seenHeadings)).toEqual([await heading.innerText()]);
  });
}

test('a link to a personal page leads a visitor to the login page, and Back skips it', async ({ page }) => {
  await page.goto(pages.about.path);
  await page.getByRole('link', { name: 'My Orders' }).first().click();
  await expect(page).toHaveURL(pages.login.path);
  await page.goBack();
  await expect(page).toHaveURL(pages.about.path);
});

test('a link that is pressed before the session is read leads there too', async ({ page }) => {
  // Presses at every moment, until the page's own code takes one.
  await page.addInitScript(() => {
    let isTaken = false;
    window.addEventListener('click', (event) => {
      isTaken = event.defaultPrevented;
      event.preventDefault();
    });
    const press = () => {
      document.querySelector<HTMLElement>('a[href="/my-orders"]')?.click();
      if (!isTaken) setTimeout(press);
    };
    press();
  });
  await page.goto(pages.about.path);
  await expect(page).toHaveURL(pages.login.path);
});

for (const path of pathsOf('visitor')) {
  customerTest(`${path} sends a signed-in customer to the store [spec page.12,13 role.5]`, async ({ page }) => {
    await page.goto(pages.about.path);
    await page.goto(path);
    await expect(page).toHaveURL(pages.home.path);
    await page.goBack();
    await expect(page).toHaveURL(pages.about.path);
  });
}

customerTest.describe('a session that has ended on the server', () => {
  customerTest.use({ expectedConsoleErrors: [/status of 401/] });

  customerTest('ends in the browser too, which says so [spec state.11]', async ({ page, shop, shopper }) => {
    await fetch(`${shop.url}/api/user/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${shopper.customer.token}` },
    });
    // Waits from the start: on a busy machine the toast's 5 s may be
    // over before the page has loaded.
    const toast = expect(page.getByText('Your session has ended, please log in again')).toBeVisible();
    await page.goto(pages.orders.path);
    await toast;
    await expect(page).toHaveURL(pages.login.path);
    await page.goto(pages.about.path);
    await expect(page.getByRole('link', { name: 'My Account' }).first()).toBeVisible();
  });
});
