import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { asPrinted } from './as-printed.ts';
import { journey } from './journey.ts';
import { PHONE } from './journey-sizes.ts';

const ACTIONS = {
  collecte: 'Collecte et redistribution',
  logistique: 'Logistique et transport',
  soutien: 'Soutien aux bibliothèques',
  formation: 'Formation des bibliothécaires',
};
const PRIVACY = '/politique-confidentialite';
const PAGES: Record<string, string> = {
  '/nos-actions': 'Nos actions',
  '/a-propos': 'À propos',
  '/communaute': 'La communauté',
  '/projets': 'Nos projets',
  '/partenaires': 'Nos partenaires',
  '/transparence': 'Transparence',
  '/mentions-legales': 'Mentions légales',
  [PRIVACY]: 'Politique de confidentialité',
  '/conditions-utilisation': 'Conditions d’utilisation',
  '/accessibilite': 'Accessibilité',
  ...Object.fromEntries(
    Object.entries(ACTIONS).flatMap(([slug, title]) => [
      [`/actions/${slug}`, title],
      [`/pilier/${slug}`, title],
    ]),
  ),
};

function heading(page: Page): Promise<string> {
  return page.getByRole('heading', { level: 1 }).innerText();
}

/** Addresses of the site that the page links to, as written. */
function internalLinks(page: Page): Promise<string[]> {
  return page.$$eval('a[href]', (links) =>
    links.map((link) => link.getAttribute('href') ?? '').filter((href) => /^[/#]/.test(href)),
  );
}

describe('the pages that say who we are and what we do', () => {
  journey('answer with their title, their address and their breadcrumb', async ({ page }) => {
    for (const [path, title] of Object.entries(PAGES)) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      await expect.poll(() => heading(page), { message: path }).toBe(title);
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(new URL(canonical!).pathname).toBe(path);
      await expect
        .poll(() => page.locator('meta[name=description]').getAttribute('content'))
        .toMatch(/.{40}/);
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data.join(), path).toContain('BreadcrumbList');
      expect(data.join().includes('"NGO"'), path).toBe(path === '/a-propos');
    }
  });

  journey('lead to the contact form, its subject filled in, without a script', async ({ visit }) => {
    const page = await visit({ javaScriptEnabled: false });
    const subject = page.getByRole('main').getByLabel(/De quoi s’agit-il/);
    for (const path of [
      '/a-propos',
      '/communaute',
      ...Object.keys(ACTIONS).map((slug) => `/pilier/${slug}`),
    ]) {
      await page.goto(path);
      await page.getByRole('main').getByRole('link', { name: 'Nous écrire' }).click();
      await page.waitForURL('**/contact?sujet=**');
      await expect.poll(() => subject.inputValue(), { message: path }).not.toBe('');
    }
    await page.goto('/partenaires');
    const become = page.getByRole('region', { name: 'Devenir partenaire' });
    await expect
      .poll(() => become.getByRole('link').allTextContents())
      .toEqual(['Proposer un partenariat', 'Faire un don']);
    await become.getByRole('link', { name: 'Proposer un partenariat' }).click();
    await expect.poll(() => subject.inputValue()).toBe('Proposition de partenariat');
  });

  journey('are in the sitemap', async ({ product }) => {
    const sitemap = await (await fetch(`${product.url}/sitemap.xml`)).text();
    for (const path of Object.keys(PAGES)) expect(sitemap).toContain(`<loc>${product.url}${path}</loc>`);
  });

  journey('link only to what exists, anchors included', async ({ page, product }) => {
    const links = new Map<string, string>();
    for (const path of ['/', ...Object.keys(PAGES)]) {
      await page.goto(path);
      for (const href of await internalLinks(page)) {
        const { pathname, search, hash } = new URL(href, page.url());
        links.set(pathname + search, path);
        if (hash && pathname === path)
          await expect
            .poll(() => page.locator(`[id="${hash.slice(1)}"]`).count(), { message: `${path} → ${hash}` })
            .toBe(1);
      }
    }
    expect(links.size).toBeGreaterThan(Object.keys(PAGES).length);
    for (const [link, from] of links)
      expect((await fetch(product.url + link)).status, `${from} → ${link}`).toBe(200);
  });

  journey('send an unknown action to all of them, and say so of an unknown pillar', async ({ page }) => {
    await page.goto('/actions/inconnue');
    expect(new URL(page.url()).pathname).toBe('/nos-actions');

    const answer = await page.goto('/pilier/inconnu');
    expect(answer?.status()).toBe(404);
    await expect.poll(() => heading(page)).toBe('Pilier non trouvé');
    await page.getByRole('main').getByRole('link', { name: 'Retour à nos actions' }).click();
    await page.waitForURL('**/nos-actions');
  });

  journey('lead from the home page to an action, and from there to the others', async ({ page, product }) => {
    await page.goto('/');
    for (const title of Object.values(ACTIONS))
      await page.getByRole('main').getByRole('link', { name: title }).waitFor();
    await page.getByRole('main').getByRole('link', { name: ACTIONS.logistique }).click();
    await page.waitForURL('**/actions/logistique');
    await page.getByRole('heading', { level: 1, name: ACTIONS.logistique }).waitFor();
    const ongoing = await fetch(`${product.url}/api/v1/projects/?action=logistique&status=in_progress`);
    const { count } = (await ongoing.json()) as { count: number };
    await expect.poll(() => page.getByRole('main').getByRole('progressbar').count()).toBe(Math.min(3, count));
    await page.getByRole('button', { name: 'Copier le lien' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: ACTIONS.formation }).click();
    await page.waitForURL('**/actions/formation');
    await page.getByRole('heading', { level: 1, name: ACTIONS.formation }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Faire un don' }).first().click();
    await page.waitForURL('**/faire-un-don');
  });

  journey('open at the action that was asked for', async ({ page }) => {
    for (const [slug, title] of Object.entries(ACTIONS)) {
      await page.goto(`/nos-actions#${slug}`);
      await expect.poll(() => isOnScreen(page, title)).toBe(true);
    }
  });

  journey('read the same with JavaScript off, on a phone', async ({ visit }) => {
    const page = await visit({ javaScriptEnabled: false, viewport: PHONE });
    await page.goto('/nos-actions');
    await page.getByRole('link', { name: 'Lire toute l’action' }).first().click();
    await page.getByRole('heading', { level: 1, name: ACTIONS.collecte }).waitFor();
    await page.getByRole('link', { name: 'Confidentialité' }).click();
    await page.getByText('Les seuls cookies sont ceux que vous demandez').waitFor();
  });
});

describe('the privacy policy', () => {
  const letter = 'L’inscription ne compte qu’une fois confirmée';

  for (const [way, javaScriptEnabled] of [
    ['with a script', true],
    ['without', false],
  ] as const)
    journey(
      `shows first what people look for, and folds the rest until it is asked for, ${way}`,
      async ({ visit }) => {
        const page = await visit({ javaScriptEnabled, viewport: PHONE });
        await page.goto(PRIVACY);
        const parts = page.getByRole('navigation', { name: 'Sur cette page' }).getByRole('link');
        await expect
          .poll(() => parts.allTextContents())
          .toEqual([
            'Qui est responsable',
            'Exercer vos droits vous-même',
            'Qui reçoit des données',
            'Cookies et traceurs',
            'Ce que nous gardons',
            'Selon ce que vous faites',
          ]);
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
          .toBeLessThan(8000);
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
        await page.getByRole('link', { name: 'Ouvrir mon espace' }).waitFor();
        const text = page.getByText(asPrinted(letter));
        await expect.poll(() => text.isVisible()).toBe(false);
        await page.locator('summary', { hasText: 'Quand vous vous inscrivez à la lettre' }).click();
        await text.waitFor();
      },
    );

  journey('opens what a link leads to, and all of it for a printer', async ({ visit }) => {
    const page = await visit({ javaScriptEnabled: false });
    await page.goto(`${PRIVACY}#lettre`);
    await page.getByText(asPrinted(letter)).waitFor();
    await page.goto('/contact');
    await page.goto(PRIVACY);
    await page.emulateMedia({ media: 'print' });
    await page.getByText(asPrinted(letter)).waitFor();
  });

  journey('opens what is linked and printed by a script too, for older browsers', async ({ page }) => {
    await page.goto(PRIVACY);
    const open = page.locator('main details[open]');
    await expect.poll(() => open.count()).toBe(0);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect.poll(() => open.count()).toBe(await page.locator('main details').count());
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect.poll(() => open.count()).toBe(0);
    // Without a fragment navigation, which browsers of today open by themselves.
    await page.evaluate(() => {
      history.replaceState(history.state, '', '#lettre');
      dispatchEvent(new Event('hashchange'));
    });
    await expect.poll(() => open.count()).toBe(1);
  });
});

function isOnScreen(page: Page, title: string): Promise<boolean> {
  return page.getByRole('heading', { level: 2, name: title }).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
}
