import { describe, expect } from 'vitest';
import { asPrinted } from './as-printed.ts';
import { journey } from './journey.ts';
import { PHONE } from './journey-sizes.ts';
import { untilTakenOver } from './scripted.ts';

describe('a visitor', () => {
  journey('finds a campaign from the home page, and how to give to it', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('navigation', { name: /principal/i })
      .getByRole('link', { name: 'Campagnes' })
      .click();
    await page.waitForURL('**/campagnes');
    await page.getByLabel('Mots', { exact: true }).fill('conte kribi');
    await page.getByRole('button', { name: 'Chercher' }).click();
    await page.waitForURL('**/campagnes?**');
    await page.getByText(asPrinted('1 campagne')).first().waitFor();
    expect(new URL(page.url()).searchParams.get('search')).toBe('conte kribi');

    await page.getByRole('link', { name: 'L’heure du conte à Kribi' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'L’heure du conte à Kribi' }).waitFor();
    await page.getByText(asPrinted('405 livres sur 600')).first().waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    const give = page.getByRole('link', { name: 'Offrir des livres' }).first();
    const address = new URL((await give.getAttribute('href'))!, page.url());
    expect(address.pathname).toBe('/donations/physical');
    expect(address.searchParams.get('campaign_slug')).toBe('heure-du-conte-kribi');
    expect(address.searchParams.get('type')).toBe('books');
    await give.click();
    await page.waitForURL('**/donations/physical?**');
    await page.getByText('L’heure du conte à Kribi').first().waitFor();
  });

  journey('keeps what was typed before the script had come', async ({ page }) => {
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/campagnes', { waitUntil: 'commit' });
    await page.getByLabel('Mots', { exact: true }).fill('kribi');
    letThrough();
    await untilTakenOver(page);
    await expect.poll(() => page.getByLabel('Mots', { exact: true }).inputValue()).toBe('kribi');
  });

  journey('finds the same with JavaScript off', async ({ visit }) => {
    const page = await visit({ javaScriptEnabled: false, viewport: PHONE });
    await page.goto('/campagnes');
    await page.getByLabel('Mots', { exact: true }).fill('bibliothèques');
    await page.getByText(/^Filtres$/).click();
    await page.getByLabel('Catégorie').selectOption('bibliotheque');
    await page.getByRole('button', { name: 'Chercher' }).click();
    await page.waitForURL('**/campagnes?**');
    const slugs = await page
      .getByRole('main')
      .getByRole('link', { name: /bibliothèque/i })
      .count();
    expect(slugs).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Une bibliothèque pour le lycée de Foumban' }).first().click();
    await page
      .getByRole('heading', { level: 1, name: 'Une bibliothèque pour le lycée de Foumban' })
      .waitFor();
    await page
      .getByRole('link', { name: /Faire un don/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  journey('reads the site with the keyboard alone', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/contenu/i);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    const rings = await page.evaluate(() => {
      const { outlineStyle, boxShadow } = getComputedStyle(document.activeElement!);
      return outlineStyle !== 'none' || boxShadow !== 'none';
    });
    expect(rings).toBe(true);
  });

  journey('opens and closes the menu on a phone', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await page.getByRole('button', { name: /menu/i }).click();
    const menu = page.getByRole('dialog');
    await menu.getByRole('link', { name: 'Campagnes' }).waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: /menu/i }).click();
    await menu.getByRole('link', { name: 'Campagnes' }).click();
    await page.waitForURL('**/campagnes');
    await menu.waitFor({ state: 'hidden' });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
      .toBe(true);
  });

  journey('gets light pages without a script when the browser saves data', async ({ product }) => {
    const response = await fetch(`${product.url}/`, { headers: { 'save-data': 'on' } });
    const html = await response.text();
    expect(html).not.toMatch(/<script(?![^>]*application\/ld\+json)/);
    expect(html).toContain('Un livre lu');
    expect(response.headers.get('vary')).toContain('save-data');
  });
});

describe('an address', () => {
  journey('in English leads to the French one', async ({ product }) => {
    for (const [asked, to] of [
      ['/campaigns', '/campagnes'],
      ['/campaigns/heure-du-conte-kribi', '/campagnes/heure-du-conte-kribi'],
      ['/campagnes/', '/campagnes'],
    ]) {
      const response = await fetch(product.url + asked, { redirect: 'manual' });
      expect([response.status, new URL(response.headers.get('location')!, product.url).pathname]).toEqual([
        301,
        to,
      ]);
    }
    const byNumber = await fetch(`${product.url}/campagnes/1`, { redirect: 'manual' });
    expect(byNumber.headers.get('location')).toMatch(/\/campagnes\/[a-z-]+$/);
  });

  journey('that leads nowhere is a true 404, in French', async ({ product }) => {
    for (const path of ['/nulle-part', '/campagnes/inconnue']) {
      const response = await fetch(product.url + path);
      expect(response.status).toBe(404);
      expect(await response.text()).toMatch(/introuvable|n’existe pas/i);
    }
  });

  journey('of a campaign tells machines what it is', async ({ product }) => {
    const html = await (await fetch(`${product.url}/campagnes/heure-du-conte-kribi`)).text();
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/campagnes\/heure-du-conte-kribi"/);
    expect(html).toMatch(/property="og:image" content="[^"]+\/og\/campagnes\/heure-du-conte-kribi\.png"/);
    const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json!),
    );
    expect(JSON.stringify(data)).toContain('BreadcrumbList');
    const picture = await fetch(`${product.url}/og/campagnes/heure-du-conte-kribi.png`);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(5000);
    expect(await (await fetch(`${product.url}/robots.txt`)).text()).toContain('Disallow: /admin');
    expect(await (await fetch(`${product.url}/sitemap.xml`)).text()).toContain(
      '/campagnes/heure-du-conte-kribi',
    );
  });

  journey('never carries a script of someone else’s', async ({ product }) => {
    for (const path of ['/', '/campagnes', '/admin', '/nulle-part']) {
      const policy = (await fetch(product.url + path)).headers.get('content-security-policy') ?? '';
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
      expect(scripts, path).toContain("'self'");
      expect(scripts, path).not.toMatch(/unsafe|\*|https?:/);
      expect(policy, path).toContain("object-src 'none'");
    }
  });
});
