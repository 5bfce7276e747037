// Every screen in every state: nothing moves by itself, nothing is too small for a thumb, WCAG's automatic checks,
// and on narrow windows, with larger text, with wider spacing and on a low window nothing scrolls sideways, is cut
// or overlaps. Each state is opened once for all of it.
import type { Page } from '@playwright/test';
import { violationsOf } from '../fixtures/axe.ts';
import { expect, test as base } from '../fixtures/fixtures.ts';
import { endAnswer, shifts, watchShifts } from '../fixtures/layout-shifts.ts';
import { storedSession } from '../fixtures/shopper.ts';
import { endPress } from '../support/end-press.ts';
import { hiddenFocus } from '../support/hidden-focus.ts';
import { expectLayout } from '../support/layout-faults.ts';
import { phone, windows } from '../support/sweep-windows.ts';
import { screenStates } from './screens/screen-states.ts';

const test = base.extend({
  baseURL: async ({ world }, use) => use(world.url),
  // The console also reports the failed and pending requests of these states.
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  expectedConsoleErrors: async ({}, use) => use([/Failed to load resource/]),
});

const smallestTarget = 44;
/** The header is on all of them; these have a bar of their own, or a column that stays. */
const withBars = ['store', 'product', 'cart', 'checkout'];

for (const { device, use } of [
  { device: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
  { device: 'desk', use: { viewport: { width: 1280, height: 900 } } },
] as const) {
  const isPhone = device === 'phone';
  test.describe(`on a ${device}`, () => {
    test.use(use);
    for (const { screen, state, as, on, open } of screenStates) {
      if (on && on !== device) continue;
      const isFirst = screenStates.find((other) => other.screen === screen)?.state === state;
      // All states on the phone, where most shoppers are; on the desktop each screen once.
      if (!isPhone && !on && !isFirst) continue;
      const tag = isPhone && isFirst ? [] : '@long';
      test(`${screen}, ${state}`, { tag }, async ({ browser, world, contextOptions }) => {
        test.slow();
        const context = await browser.newContext({
          ...contextOptions,
          ...(as ? { storageState: storedSession(world.url, world.shoppers[as]) } : {}),
        });
        const page = await context.newPage();
        await watchShifts(page);
        await open(page, world);
        await endAnswer(page);
        if ((await page.locator('dialog:modal').count()) === 0) await walkDown(page);
        expect.soft(await shifts(page), 'what moved without being asked').toEqual([]);
        await endPress(page);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        if (isPhone) expect.soft(await smallTargets(page), 'too small for a thumb').toEqual([]);
        await unstick(page, true);
        expect.soft(await violationsOf(page, rules), 'what axe finds').toEqual([]);
        await unstick(page, false);
        await expectLayout(page, isPhone ? windows : [{ name: 'a desk' }], isPhone ? phone : use.viewport);
        if (isFirst && withBars.includes(screen))
          expect.soft(await hiddenFocus(page), 'what has the focus under a bar').toEqual([]);
        await context.close();
      });
    }
  });
}

/** Sticky elements at the edge of the window cover a part of the page that scrolling shows. */
const unstick = (page: Page, isOn: boolean) =>
  page.evaluate((toStatic) => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (toStatic && getComputedStyle(element).position === 'sticky') element.style.position = 'static';
      else if (!toStatic && element.style.position === 'static') element.style.position = '';
  }, isOn);

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Scrolls to the end of a usual page and back, so that what is lazy has loaded. */
async function walkDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isAtEnd = () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    const isWaiting = () => document.querySelector('[aria-busy=true] > ul .skeleton') !== null;
    for (let screen = 0; screen < 8 && !isAtEnd(); screen += 1) {
      window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
      await nextFrame();
      await nextFrame();
      for (let frames = 0; isWaiting() && frames < 120; frames += 1) await nextFrame();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/**
 * Links within a sentence may be as high as the line (WCAG 2.2,
 * 2.5.8); other targets need full size.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const isInSentence = (element: Element) =>
      element.matches('a, button') && /[\p{L}\d]/u.test(ownText(element.parentElement as Element));
    const ownText = (element: Element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent)
        .join('');
    // An open dialog or menu covers what is behind it.
    const menu = document.querySelector('[role=combobox][aria-expanded=true]')?.closest('header');
    const top = document.querySelector('dialog:modal') ?? menu ?? document;
    const small = [...top.querySelectorAll('a[href], button, input, select, textarea, [role=option]')].flatMap(
      (control) => {
        // A hidden radio button is pressed by its label.
        const target = control.matches('input[type=radio], input[type=checkbox]')
          ? (control.closest('label') ?? control)
          : control;
        const size = target.getBoundingClientRect();
        // While the page moves, 44 may be 43.99.
        const [width, height] = [Math.round(size.width), Math.round(size.height)];
        const isHidden = !target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || width <= 1;
        if (isHidden || isInSentence(control) || (width >= smallest && height >= smallest)) return [];
        // Its ::after may extend over the whole card: the area that reacts counts.
        target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const box = target.getBoundingClientRect();
        const [x, y, reach] = [box.x + box.width / 2, box.y + box.height / 2, smallest / 2 - 1];
        const isHit = (atX: number, atY: number) => target.contains(document.elementFromPoint(atX, atY));
        if (isHit(x - reach, y) && isHit(x + reach, y) && isHit(x, y - reach) && isHit(x, y + reach)) return [];
        return [`${width} x ${height}: ${control.outerHTML.slice(0, 160)}`];
      },
    );
    for (const element of document.querySelectorAll('*')) element.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    return small;
  }, smallestTarget);
}
