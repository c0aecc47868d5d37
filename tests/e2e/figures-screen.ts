import type { FigureRecord } from '@livres/api/contract';
import type { Locator, Page } from 'playwright-core';
import { asPrinted } from './as-printed.ts';
import { enterPanel, sideMenu } from './enter-panel.ts';
import type { Product } from './product.ts';
import { staffSession } from './staff-session.ts';

/** A figure that may be changed; with a value, once it shows it. */
export const figure = (page: Page, name: string, value = '') =>
  page.getByRole('button', { name: asPrinted(`${name} : ${value}`) });
export const hasFocus = (one: Locator) => one.evaluate((element) => element === document.activeElement);

export async function openFigures(page: Page, product: Product): Promise<void> {
  await enterPanel(page, product);
  await sideMenu(page).getByRole('link', { name: 'Chiffres d’impact' }).click();
  await page.getByRole('heading', { name: 'Chiffres du site' }).waitFor();
}

export async function readFigure(product: Product, name: string): Promise<FigureRecord> {
  const call = await staffSession(product);
  return (await call<FigureRecord>('GET', `/admin/metrics/${name}`)).body;
}
