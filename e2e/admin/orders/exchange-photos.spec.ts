// Photos of a defect, from the customer's phone to the admin.
import { takePhoto } from '../../../server/integrations/image-store/testing.ts';
import { adminTest as test, enter, expect } from '../../fixtures/admin.ts';
import { buyOrder, deliver, newLastname } from '../../fixtures/orders.ts';
import { storedSession } from '../../fixtures/shopper.ts';

const viewport = { width: 390, height: 844 };
test.use({ viewport });

const photo = async () => ({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(4000, 3000) });
const heic = { name: 'IMG_2042.HEIC', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic') };

test('a customer shows a defect, and staff see it upright and large', async ({ page, browser, context, admin }) => {
  const { number, shopper } = await buyOrder(admin.shop, `Usha ${newLastname()}`);
  await enter(context, admin, await admin.addMember('manager'));
  await deliver(page, number);

  const { url } = admin.shop;
  const theirs = await browser.newContext({
    storageState: storedSession(url, shopper),
    baseURL: url,
    viewport,
    hasTouch: true,
  });
  const shop = await theirs.newPage();
  await shop.goto('/my-orders');
  await shop.getByRole('button', { name: `Exchange something of order ${number}` }).click();
  const form = shop.getByRole('dialog', { name: `Exchange from order ${number}` });
  const photos = form.getByRole('group', { name: 'Photos (optional)' });
  await form.getByLabel('Reason').selectOption('I need another size');
  await expect(photos).toHaveCount(0);
  await form.getByLabel('Reason').selectOption('It has a defect');
  await expect(photos.getByRole('button', { name: 'Take a photo' })).toBeVisible();
  await form.getByLabel('Size you want').selectOption({ index: 1 });
  await form.getByLabel('Colour you want').selectOption({ index: 1 });
  await form.getByLabel('Anything we should know?').fill('The print has a hole');

  const gallery = photos.locator('input[type=file][multiple]');
  await gallery.setInputFiles(heic);
  await expect(photos.getByText('Your browser cannot open this kind of photo (HEIC).')).toBeVisible();
  // The connection breaks: the form stays filled, and the photo is sent again.
  await shop.route('**/exchange-photo/*', (route) => route.abort());
  await gallery.setInputFiles(await photo());
  await expect(photos.getByText('The shop cannot be reached just now.')).toBeVisible();
  await form.getByRole('button', { name: 'Request the exchange' }).click();
  await expect(form.getByText('A photo was not sent. Please try it again, or remove it')).toBeVisible();
  await shop.unroute('**/exchange-photo/*');
  await photos.getByRole('button', { name: 'Try again' }).click();
  await expect(form.getByText('A photo was not sent.')).toHaveCount(0);
  await expect(photos.getByText('Added')).toBeVisible();
  await gallery.setInputFiles([await photo(), await photo(), await photo()]);
  await expect(photos.getByText('Please choose 3 photos at most')).toBeVisible();
  await expect(photos.getByText('Added')).toHaveCount(3);
  await photos.getByRole('button', { name: 'Remove photo 3' }).click();
  await expect(photos.getByRole('img')).toHaveCount(2);
  await form.getByRole('button', { name: 'Request the exchange' }).click();
  await expect(form).toHaveCount(0);
  await shop.getByRole('button', { name: 'Show your 2 photos' }).click();
  await expect(shop.getByRole('img', { name: 'Photo 2' })).toBeVisible();

  await page.goto('/exchanges');
  await page.getByRole('link', { name: number }).click();
  const section = page.getByRole('region', { name: "The customer's photos" });
  await expect(section.getByRole('img')).toHaveCount(2);
  await section.getByRole('button', { name: 'Open photo 1' }).click();
  const large = page.getByRole('dialog', { name: 'Photo 1' }).getByRole('img');
  await expect(large).toBeInViewport({ ratio: 1 });
  // Upright, and not mirrored: red is above.
  const shown = await large.evaluate((image: HTMLImageElement) => {
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const drawing = canvas.getContext('2d');
    drawing?.drawImage(image, 0, 0);
    const [red = 0, , blue = 0] = drawing?.getImageData(width / 2, 100, 1, 1).data ?? [];
    return { width, height, isRedAbove: red > blue };
  });
  expect(shown).toEqual({ width: 1200, height: 1600, isRedAbove: true });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await theirs.close();
});
