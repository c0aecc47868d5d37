import type { MediaRecord } from '@livres/api/contract';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Request } from '../factories/api.ts';
import { publishArticle } from '../factories/articles.ts';
import { encodedPicture, uploaded } from '../factories/pictures.ts';
import { apiOf } from './api-calls.ts';
import { openSession } from './enter-panel.ts';
import { journey } from './journey.ts';
import { PHONE } from './journey-sizes.ts';
import type { Product } from './product.ts';

const FOUMBAN = '/actualites/foumban-la-clef-pendue-a-un-clou';
const CONTAINER = '/actualites/remplir-un-conteneur-de-quarante-pieds';

const call = (page: Page) => page.getByRole('complementary', { name: 'Soutenir l’association' });

/** An article whose text ends with three pictures; answers its address. */
async function articleWithPictures(product: Product): Promise<string> {
  const { token } = await openSession(product);
  const staff: Request = (path, ask) => apiOf(product)(path, { token, ...ask });
  const figures: string[] = [];
  for (const words of ['Le quai', 'La grue', 'Le camion']) {
    const file = await encodedPicture('jpeg', 1400, 1000);
    const picture = await uploaded(staff, {
      file,
      name: `vue-${figures.length}.jpg`,
      fields: { alt: words },
    });
    figures.push(figureOf(picture, words));
  }
  const { slug } = await publishArticle(staff, {
    title: 'Trois images du port',
    content: `<p>Voici le port.</p>${figures.join('')}<p>Et la suite.</p>`,
  });
  return `/actualites/${slug}`;
}

function figureOf({ webp, width, height, alt }: MediaRecord, words: string): string {
  const { url } = webp.at(-1)!;
  return `<figure><img src="${url}" width="${width}" height="${height}" alt="${alt}" /><figcaption>${words}, un matin</figcaption></figure>`;
}

describe('a long article', () => {
  journey('asks once for a gift, in its middle, for the campaign that it leads to', async ({ visit }) => {
    const page = await visit({ javaScriptEnabled: false, viewport: PHONE });
    await page.goto(FOUMBAN);
    await expect.poll(() => call(page).count()).toBe(1);
    await call(page)
      .getByText(/Une bibliothèque pour le lycée de Foumban/)
      .waitFor();
    const address = await call(page).getByRole('link', { name: 'Faire un don' }).getAttribute('href');
    expect(address).toBe('/faire-un-don?campaign=bibliotheque-lycee-foumban');
    const places = await page.evaluate(() => {
      const aside = document.querySelector('article aside[aria-label]');
      const is = (one: Element, position: number) =>
        Boolean(aside && aside.compareDocumentPosition(one) & position);
      const paragraphs = [...document.querySelectorAll('article p')];
      return [
        paragraphs.filter((one) => is(one, Node.DOCUMENT_POSITION_PRECEDING)).length,
        paragraphs.filter((one) => is(one, Node.DOCUMENT_POSITION_FOLLOWING)).length,
      ];
    });
    expect(Math.min(...places)).toBeGreaterThan(2);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await page.goto(CONTAINER);
    await expect
      .poll(() => call(page).getByRole('link', { name: 'Faire un don' }).getAttribute('href'))
      .toBe('/faire-un-don');
  });

  journey('shows its picture as wide as it is read, in 16 by 9', async ({ page }) => {
    await page.goto(CONTAINER);
    const text = await page.locator('article p', { hasText: 'Un conteneur de quarante pieds' }).boundingBox();
    const picture = await page.locator('article img').first().locator('..').boundingBox();
    expect(picture!.width / picture!.height).toBeCloseTo(16 / 9, 1);
    expect(Math.abs(picture!.width - text!.width)).toBeLessThan(60);
    expect(picture!.x).toBeCloseTo(text!.x, 0);
  });
});

describe('pictures that follow each other', () => {
  journey('stand together, and each opens without a script', async ({ visit, product }) => {
    const path = await articleWithPictures(product);
    const page = await visit({ javaScriptEnabled: false, viewport: PHONE });
    await page.goto(path);
    await expect.poll(() => call(page).count()).toBe(0);
    await page.getByText('La grue, un matin').waitFor();
    const links = page.getByRole('article').getByRole('link', { name: /^(Le quai|La grue|Le camion)$/ });
    await expect.poll(() => links.count()).toBe(3);
    for (const link of await links.all()) {
      const answer = await page.request.get((await link.getAttribute('href'))!);
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/webp']);
    }
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });

  journey('open over the page, follow the arrows, and give the focus back', async ({ page, product }) => {
    await page.goto(await articleWithPictures(product), { waitUntil: 'networkidle' });
    await page.getByRole('article').getByRole('link', { name: 'Le quai' }).focus();
    await page.keyboard.press('Enter');
    const shown = page.getByRole('dialog');
    await shown.getByText('Image 1 sur 3\u00a0: Le quai, un matin').waitFor();
    await page.keyboard.press('ArrowRight');
    await shown.getByText('Image 2 sur 3\u00a0: La grue, un matin').waitFor();
    await shown.getByRole('button', { name: 'Suivante' }).click();
    await shown.getByRole('img', { name: 'Le camion' }).waitFor();
    await page.keyboard.press('Escape');
    await shown.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.querySelector('img')?.alt))
      .toBe('Le camion');
  });
});
