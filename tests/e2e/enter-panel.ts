import type { AccessGranted } from '@livres/api/contract';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accepted } from '../factories/answers.ts';
import { apiOf } from './api-calls.ts';
import { asPrinted } from './as-printed.ts';
import type { Product } from './product.ts';
import { SESSION_KEY } from '../../admin/src/shared/api/session-store.ts';

/** Passes the gate as a person does, and waits for the panel. */
export async function passGate(page: Page, { accessCode }: Product): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel("Code d'accès", { exact: true }).fill(accessCode);
  await page.getByRole('button', { name: 'Accéder au panneau' }).click();
  await page.getByRole('timer').waitFor();
}

const sessions = new WeakMap<Product, Promise<AccessGranted>>();

/** The session of somebody who passed the gate: one a product, as codes may be tried 10 times a minute. */
export function openSession(product: Product): Promise<AccessGranted> {
  const session = sessions.get(product) ?? signIn(product);
  sessions.set(product, session);
  return session;
}

/** What the gate answers to the right code, now. */
export async function signIn({ url, accessCode: code }: Product): Promise<AccessGranted> {
  return accepted(apiOf({ url })<AccessGranted>('/access/', { body: { code } }));
}

/** What the gate leaves in a browser that passed it: the panel then opens at any of its pages. */
export async function keepSession(page: Page, product: Product): Promise<void> {
  const session = JSON.stringify({ ...(await openSession(product)), last_access: Date.now() });
  // A page of this origin that asks for nothing more.
  await page.goto('/robots.txt');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [SESSION_KEY, session] as const);
}

/** Opens a page of the panel as somebody who passed the gate earlier. */
export async function enterPanel(page: Page, product: Product, path = '/admin'): Promise<void> {
  await keepSession(page, product);
  await page.goto(path);
  await page.getByRole('timer').waitFor();
}

/**
 * Waits until the panel has sent its reader to the site. Questions that are refused at one moment each do so, and the
 * second one ends the navigation that the first began, which is all the same to who reads.
 */
export async function sentBack(page: Page): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname, { timeout: 30_000 }).toBe('/');
  await page.waitForLoadState();
}

export const dialog = (page: Page): Locator => page.getByRole('dialog');

/** What says that something is done. Its « Annuler » is sought in it: a dialog that is closing has one as well. */
export const toast = (page: Page, text: string): Locator =>
  page.locator('.MuiSnackbar-root').filter({ hasText: asPrinted(text) });

/** Beside the form of what is published. */
export const publication = (page: Page): Locator => page.getByRole('region', { name: 'Publication' });

export function sideMenu(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Menu du panneau' });
}
