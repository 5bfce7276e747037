// Signing up and logging in, as a person does it.
import type { Page } from '@playwright/test';
import type { newPerson } from './shopper.ts';

type Person = ReturnType<typeof newPerson>;

export async function signUp(page: Page, person: Person): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('First name').fill(person.firstname);
  await form.getByLabel('Last name').fill(person.lastname);
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Mobile').fill(person.mobile);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByRole('button', { name: 'Sign Up' }).click();
}

export async function logIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Login' }).click();
}
