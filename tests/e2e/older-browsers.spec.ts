import { describe, expect } from 'vitest';
import { journey } from './journey.ts';
import { DESKTOP, PHONE } from './journey-sizes.ts';

/** What the oldest browsers that are promised (docs/adr/061) have not, of what this one has. */
const NEWER = `
  const without = (owner, names) => names.forEach((name) => delete owner[name]);
  const arrays = ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'];
  without(Array.prototype, arrays);
  without(Object.getPrototypeOf(Int8Array.prototype), arrays);
  without(Array, ['fromAsync']);
  without(String.prototype, ['at', 'isWellFormed', 'toWellFormed']);
  without(Object, ['groupBy', 'hasOwn']);
  without(Map, ['groupBy']);
  without(Promise, ['try', 'withResolvers']);
  without(RegExp, ['escape']);
  without(URL, ['canParse', 'parse']);
  without(AbortSignal, ['any', 'timeout']);
  without(Set.prototype, ['difference', 'intersection', 'isDisjointFrom', 'isSubsetOf', 'isSupersetOf', 'symmetricDifference', 'union']);
  without(Object.getPrototypeOf(Object.getPrototypeOf([].values())), ['drop', 'every', 'filter', 'find', 'flatMap', 'forEach', 'map', 'reduce', 'some', 'take', 'toArray']);
  without(Crypto.prototype, ['randomUUID']);
  without(window, ['structuredClone', 'scheduler', 'Iterator', 'navigation', 'requestIdleCallback']);
`;

const PAGES = [
  '/',
  '/a-propos',
  '/campagnes',
  '/campagnes/bibliotheque-lycee-foumban',
  '/actualites',
  '/actualites/foumban-la-clef-pendue-a-un-clou',
  '/evenements',
  '/impact',
  '/transparence',
  '/don',
  '/donations/physical',
  '/universites/scholarships',
  '/universites/eligibilite',
  '/recherche?q=foumban',
  '/contact',
  '/politique-confidentialite',
];

describe('a visitor whose browser is some years old', () => {
  journey('reads each page, and its script takes it over', async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(`${new URL(page.url()).pathname}: ${message}`));
    await page.addInitScript(NEWER);
    for (const path of PAGES) {
      await page.goto(path);
      await expect.poll(() => page.evaluate('history.scrollRestoration'), { message: path }).toBe('manual');
      await expect.poll(() => page.getByText('Oups').count(), { message: path }).toBe(0);
    }
    await expect.poll(() => page.evaluate('typeof [].toSorted')).toBe('undefined');
    expect(faults).toEqual([]);
  });

  journey('goes on by a link, and chooses an amount', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.addInitScript(NEWER);
    await page.goto('/universites/scholarships');
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
    await page.waitForURL(/\/universites\/scholarships\/\d+/);
    await page.goto('/');
    await page.getByRole('main').getByRole('radio', { name: /^100/ }).check();
    await page.getByRole('button', { name: 'Donner 100 €' }).waitFor();
  });

  journey('keeps the page that came whole where the script fails', async ({ page, browser, product }) => {
    const without = await browser.newContext({ javaScriptEnabled: false, viewport: DESKTOP });
    const plain = await without.newPage();
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await page.addInitScript('delete Array.prototype.flatMap');
    const said = async (one: typeof page) =>
      (await one.getByRole('main').innerText()).replaceAll(/\s+/g, ' ');
    for (const path of ['/evenements', '/universites/scholarships']) {
      await plain.goto(`${product.url}${path}`);
      await page.goto(path);
      await expect.poll(() => faults.length, { message: path }).toBeGreaterThan(0);
      faults.length = 0;
      expect(await said(page), path).toBe(await said(plain));
      await expect.poll(() => page.title()).toBe(await plain.title());
    }
    // Its links lead on as they do without a script.
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
    await page.waitForURL(/\/universites\/scholarships\/\d+/);
    await without.close();
  });
});
