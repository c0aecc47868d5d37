import { randomUUID } from 'node:crypto';
import type { ScholarshipInput, ScholarshipRecord } from '@livres/api/contract';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { asPrinted } from './as-printed.ts';
import type { Product } from './product.ts';
import { untilScripted } from './scripted.ts';
import { staffSession } from './staff-session.ts';

/** A word that no other scholarship bears, to find those of one journey by. */
export function ownWord(): string {
  return `voie${randomUUID().replaceAll('-', '').slice(0, 10)}`;
}

/** What staff publish meanwhile. */
export async function publishScholarship(
  product: Product,
  over: Partial<ScholarshipInput> & { title: string },
): Promise<ScholarshipRecord> {
  const staff = await staffSession(product);
  const { status, body } = await staff<ScholarshipRecord>('POST', '/admin/scholarships', {
    organization: 'Fondation Horizons',
    country: 'Canada',
    level: 'master',
    field_of_study: 'Agronomie',
    coverage_type: 'complete',
    amount: 12_000,
    deadline: '2099-06-30',
    status: 'active',
    ...over,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

/** The heart of a scholarship. */
export function heart(
  page: Page,
  title: string,
  action: 'Ajouter aux favoris' | 'Retirer des favoris',
): Locator {
  return page.getByRole('button', { name: asPrinted(`${action} : ${title}`) });
}

/** Presses the heart, and waits until the api has said yes. */
export async function keep(page: Page, title: string): Promise<void> {
  await untilScripted(heart(page, title, 'Ajouter aux favoris'));
  const answered = page.waitForResponse('**/scholarship-favorites/add_favorite/');
  await heart(page, title, 'Ajouter aux favoris').click();
  await heart(page, title, 'Retirer des favoris').waitFor();
  expect((await answered).status()).toBe(200);
}

/** Finds by the form of the list, with and without a script. */
export async function search(page: Page, word: string, count: string): Promise<void> {
  await page.goto('/universites/scholarships');
  const form = page.getByRole('form', { name: 'Filtrer les bourses' });
  await form.getByRole('searchbox', { name: 'Rechercher' }).fill(word);
  await form.getByRole('button', { name: 'Chercher' }).click();
  await page.waitForURL(`**search=${word}*`);
  await page.getByText(asPrinted(count)).first().waitFor();
}

export async function openFavorites(page: Page): Promise<void> {
  await page.goto('/universites/favoris');
  await page.getByRole('heading', { level: 1, name: 'Mes bourses favorites', exact: true }).waitFor();
}
