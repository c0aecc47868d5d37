import type { Locator, Page } from 'playwright-core';
import type { Product } from './product.ts';

/** Passes the gate as a person does, and waits for the panel. */
export async function enterPanel(page: Page, { accessCode }: Product): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel("Code d'accès", { exact: true }).fill(accessCode);
  await page.getByRole('button', { name: 'Accéder au panneau' }).click();
  await page.getByRole('timer').waitFor();
}

export function sideMenu(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Menu du panneau' });
}
