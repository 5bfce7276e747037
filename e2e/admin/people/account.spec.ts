// A member's own account: passkeys, app, recovery codes, devices, appearance, shortcuts; the proof
// of identity.
import {
  addPasskeyDevice,
  adminTest as test,
  codeOf,
  enter,
  expect,
  fillSignIn,
  staffPassword,
} from '../../fixtures/admin.ts';

// The browser itself reports answers of 401 and 403.
// oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
test.use({ expectedConsoleErrors: async ({}, use) => use([/status of 40[013]/]) });

test('a protected step asks for a proof by password and code, and then goes on by itself', async ({
  page,
  context,
  admin,
}) => {
  const member = await admin.addMember('owner');
  await enter(context, admin, member);
  admin.forgetProofs();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make new codes' }).click();

  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.getByLabel('Password', { exact: true }).fill('not the password');
  await proof.getByLabel('Code from your app').fill('000000');
  await proof.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(proof.getByText('E-mail or password is wrong')).toBeVisible();
  await proof.getByLabel('Password', { exact: true }).fill(staffPassword);
  await proof.getByLabel('Code from your app').fill(codeOf(member.secret, 1));
  await proof.getByRole('button', { name: 'Confirm', exact: true }).click();

  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await page.keyboard.press('Escape');
  await expect(codes, 'only its button closes it').toBeVisible();
  await codes.getByRole('button', { name: 'I have stored them' }).click();
  await expect(page.getByText('10 codes are left.')).toBeVisible();
});

test('on a phone a note lies over no button of a dialog', async ({ page, context, admin }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(context, admin, await admin.addMember('owner'));
  await page.goto('/account');
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make new codes' }).click();
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await codes.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('The codes are copied')).toBeVisible();
  const note = await page.locator('.toast').boundingBox();
  const sheet = await codes.boundingBox();
  expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
});

test('closing the proof leaves everything as it is', async ({ page, context, admin }) => {
  const member = await admin.addMember('owner');
  await enter(context, admin, member);
  admin.forgetProofs();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make new codes' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Make new codes' })).toBeEnabled();
});

test('a new password is typed after a proof, and signs out the other devices', async ({ page, context, admin }) => {
  const member = await admin.addMember('packer');
  await enter(context, admin, member);
  admin.forgetProofs();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  const field = dialog.getByLabel('New password', { exact: true });
  const save = dialog.getByRole('button', { name: 'Save the new password' });
  await field.fill('short');
  await save.click();
  await expect(dialog.getByText('Please choose a password of at least 12 characters')).toBeVisible();
  await field.fill('three words at dusk');
  await save.click();

  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(proof).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(proof).toHaveCount(0);
  await expect(field, 'what was typed stays').toHaveValue('three words at dusk');
  await save.click();
  await proof.getByLabel('Password', { exact: true }).fill(staffPassword);
  await proof.getByLabel('Code from your app').fill(codeOf(member.secret, 1));
  await proof.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('The password is changed')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('on a phone the name and the e-mail are changed, after a proof', async ({ page, context, admin }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const member = await admin.addMember('packer');
  await enter(context, admin, member);
  await page.goto('/account');
  const you = page.getByRole('region', { name: 'You' });
  await you.getByRole('button', { name: 'Change name' }).click();
  const name = page.getByRole('dialog', { name: 'Change name' });
  await expect(name.getByLabel('Name')).toHaveValue('Meena');
  await name.getByLabel('Name').fill('Meena Devi');
  await name.getByRole('button', { name: 'Save the name' }).click();
  await expect(you.getByText('Meena Devi')).toBeVisible();

  admin.forgetProofs();
  const email = `new-${member.email}`;
  await you.getByRole('button', { name: 'Change e-mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change e-mail' });
  await dialog.getByLabel('New e-mail').fill(email);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.getByLabel('Password', { exact: true }).fill(staffPassword);
  await proof.getByLabel('Code from your app').fill(codeOf(member.secret, 1));
  await proof.getByRole('button', { name: 'Confirm', exact: true }).click();

  // Without a mail server the link opens here. Signed out, it leads through the sign-in.
  await expect(page.getByRole('heading', { name: 'Your new e-mail' })).toBeVisible();
  const link = page.url();
  await context.clearCookies();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page).toHaveURL(/sign-in/);
  await fillSignIn(page, member, member.recoveryCodes[0] ?? '');
  await expect(page).toHaveURL(link);
  await page.getByRole('button', { name: 'Use the new e-mail' }).click();
  await expect(page.getByText(`From now on you sign in with ${email}`)).toBeVisible();
  await expect(page).toHaveURL('/account');
  await expect(you.getByText(email)).toBeVisible();

  await page.goto(link);
  await page.getByRole('button', { name: 'Use the new e-mail' }).click();
  await expect(page.getByText('This link was used, is older than an hour')).toBeVisible();
});

test('a passkey is added, is a proof, and is removed', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('owner'));
  await addPasskeyDevice(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey is added')).toBeVisible();

  admin.forgetProofs();
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Confirm with a passkey' }).click();
  await expect(passkeys.getByText('You have no passkey yet.')).toBeVisible();
});

test('another app takes the place of the first', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('packer'));
  await page.goto('/account');
  await page.getByRole('button', { name: 'Set up another app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Authenticator app' });
  const secret = await dialog.getByText('Or type this key into the app').locator('span').innerText();
  await dialog.getByLabel('Code that the app shows now').fill(codeOf(secret.replaceAll(' ', '')));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('The app is set up')).toBeVisible();
  await expect(page.getByText('10 codes are left.')).toBeVisible();
});

test('a device is signed out from another one, and all of them at once', async ({ page, browser, context, admin }) => {
  const member = await admin.addMember('owner');
  const phone = await browser.newContext({ baseURL: admin.url });
  const there = await phone.newPage();
  await there.goto('/sign-in');
  await there.getByLabel('E-mail').fill(member.email);
  await there.getByLabel('Password', { exact: true }).fill(staffPassword);
  await there.getByLabel('Code from your app').fill(codeOf(member.secret, 1));
  await there.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(there.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  await enter(context, admin, member);
  await page.goto('/account');
  const devices = page.getByRole('region', { name: 'Devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('button', { name: /^Sign out (?!everywhere)/ }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await there.reload();
  await expect(there).toHaveURL('/sign-in');
  await phone.close();

  await devices.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL('/sign-in');
});

test('the appearance is as the device has it, or as it was chosen', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('packer'));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/account');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await ground();
  expect(dark).not.toBe(light);
  await page.getByText('Light', { exact: true }).click();
  expect(await ground()).toBe(light);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  expect(await ground()).toBe(light);
});

test('single keys do nothing where they are switched off', async ({ page, context, admin }) => {
  await enter(context, admin, await admin.addMember('packer'));
  await page.goto('/account');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const single = page.getByRole('switch', { name: 'Use single keys' });
  await single.uncheck();
  await page.reload();
  await expect(single).not.toBeChecked();
  await page.keyboard.press('?');
  await page.goto('/orders');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).not.toBeFocused();
  await page.goto('/account');
  await single.check();
  await page.keyboard.press('?');
  await expect(list).toBeVisible();
});
