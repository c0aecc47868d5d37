import { Client } from 'pg';
import { describe, expect } from 'vitest';
import { writeLongWords } from '../factories/long-words.ts';
import { PUBLIC_PAGES } from './audited-pages.ts';
import { journeyOnOwnProduct as journey } from './journey.ts';
import { WIDER_TEXT } from './wider-text.ts';

/** The narrowest telephone. */
const NARROWEST = { width: 320, height: 700 };

describe('one word that is longer than the line', () => {
  journey('makes no page wider, in whichever field of whichever kind', async ({ page, product }) => {
    const client = new Client({ connectionString: product.databaseUrl });
    await client.connect();
    expect(await writeLongWords(client)).toBeGreaterThan(500);
    await client.end();
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
});
