import { describe, expect } from 'vitest';
import { asPrinted } from './as-printed.ts';
import { journeyWithKeptPages as journey } from './journey.ts';
import { keptPages, untilKept } from './kept-pages.ts';

const READ = '/campagnes/heure-du-conte-kribi';
const TITLE = 'L’heure du conte à Kribi';

describe('without a network', () => {
  journey('a page that was read can be read again, with the day it was read', async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(READ);
    await untilKept(page, READ);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    await page
      .getByText(asPrinted('Vous êtes hors ligne : voici la page telle que vous l’avez lue le'))
      .waitFor();
    await page.getByText(asPrinted('405 livres sur 600')).first().waitFor();
    expect(faults).toEqual([]);
  });

  journey('a page reached by a link is kept as well', async ({ page }) => {
    await page.goto('/campagnes');
    await untilKept(page, '/campagnes');
    await page.getByRole('main').getByRole('link', { name: TITLE }).first().click();
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    await untilKept(page, READ);
    await page.context().setOffline(true);
    await page.goto('/campagnes');
    await page.getByRole('main').getByRole('link', { name: TITLE }).first().click();
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    await page.getByText(asPrinted('Vous êtes hors ligne :')).waitFor();
  });

  journey('a page that was never read gives way to what can be read', async ({ page }) => {
    await page.goto(READ);
    await untilKept(page, READ);
    await page.context().setOffline(true);
    await page.goto('/a-propos');
    await page.getByRole('heading', { level: 1, name: 'Vous êtes hors ligne' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/a-propos');
    await page.getByRole('link', { name: TITLE }).click();
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();

    await page.goto('/a-propos');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByRole('heading', { level: 1, name: 'À propos' }).waitFor();
  });
});

describe('what is kept on the device', () => {
  journey('is never the panel, the api or a draft', async ({ page }) => {
    await page.goto('/campagnes');
    await untilKept(page, '/campagnes');
    await page.goto(`${READ}?apercu=un-lien-prive`);
    await page.goto('/admin');
    await page.goto('/hors-ligne');
    await page.goto('/a-propos');
    await untilKept(page, '/a-propos');
    expect((await keptPages(page)).toSorted()).toEqual(['/a-propos', '/campagnes']);
  });

  journey('is either light pages or the others', async ({ page }) => {
    await page.goto(READ);
    await untilKept(page, READ);
    await page.getByRole('button', { name: 'Passer en mode économie' }).click();
    await page.getByRole('button', { name: 'Quitter le mode économie' }).waitFor();
    await page.goto('/campagnes');
    await untilKept(page, '/campagnes');
    await page.context().setOffline(true);
    await page.goto('/campagnes');
    await page.getByText(asPrinted('Vous êtes hors ligne :')).waitFor();
    await expect.poll(() => page.locator('script:not([type="application/ld+json"])').count()).toBe(0);
  });

  journey('is nothing at all for those who save data', async ({ visit }) => {
    const page = await visit({ extraHTTPHeaders: { 'save-data': 'on' } });
    await page.goto('/campagnes', { waitUntil: 'networkidle' });
    const workers = await page.evaluate(
      async () => (await navigator.serviceWorker.getRegistrations()).length,
    );
    expect(workers).toBe(0);
  });
});

journey(
  'the service worker is asked for again each time, and may only reach this site',
  async ({ product }) => {
    const answer = await fetch(`${product.url}/service-worker.js`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self'");
  },
);
