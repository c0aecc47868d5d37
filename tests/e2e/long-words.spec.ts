import { Client } from 'pg';
import { describe, expect } from 'vitest';
import { writeLongWords } from '../factories/long-words.ts';
import { PUBLIC_PAGES } from './audited-pages.ts';
import { enterPanel } from './enter-panel.ts';
import { journeyOnOwnProduct as journey } from './journey.ts';
import { PHONE } from './journey-sizes.ts';
import { goWithin, untilRead } from './panel-screens.ts';
import type { Product } from './product.ts';
import { WIDER_TEXT } from './wider-text.ts';

/** Where staff read and write what people wrote. */
const SCREENS = [
  'articles articles/1 articles/1/show campaigns campaigns/1 campaigns/1/show campaign-updates categories',
  'events events/1 events/1/show history metrics media newsletters newsletters/1/edit pages',
  'pages/collecte/edit partners partners/1 projects projects/1 projects/1/show scholarships scholarships/1',
  'scholarships/1/show tags',
].flatMap((line) => line.split(' ').map((path) => `/admin/${path}`));
/** The narrowest telephone. */
const NARROWEST = { width: 320, height: 700 };

let writtenIn = '';

/** The database of the file's product, with its words: whichever journey comes first writes them. */
async function withLongWords({ databaseUrl }: Product): Promise<void> {
  if (writtenIn === databaseUrl) return;
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  expect(await writeLongWords(client)).toBeGreaterThan(500);
  await client.end();
  writtenIn = databaseUrl;
}

describe('one word that is longer than the line', () => {
  journey('makes no page wider, in whichever field of whichever kind', async ({ page, product }) => {
    await withLongWords(product);
    await page.setViewportSize(NARROWEST);
    await page.goto('/campagnes/bibliotheque-lycee-foumban');
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).innerText())
      .toMatch(/^anticonstitutionnellementanti/);
    const found: Record<string, string[]> = {};
    for (const path of PUBLIC_PAGES) {
      await page.goto(path);
      const wider = await page.evaluate<string[]>(WIDER_TEXT);
      if (wider.length > 0) found[path] = wider;
    }
    expect(found).toEqual({});
  });

  journey('makes no screen of the panel wider', { timeout: 400_000 }, async ({ page, product }) => {
    await withLongWords(product);
    await page.setViewportSize(PHONE);
    await enterPanel(page, product);
    const found: Record<string, string[]> = {};
    for (const path of SCREENS) {
      await goWithin(page, path);
      await untilRead(page);
      const wider = await page.evaluate<string[]>(WIDER_TEXT);
      if (wider.length > 0) found[path] = wider;
    }
    expect(found).toEqual({});
  });
});
