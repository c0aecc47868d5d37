import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { asPrinted } from './as-printed.ts';
import { journey } from './journey.ts';
import { PHONE } from './journey-sizes.ts';

/** A page answers at its own pace. */
const PATIENTLY = { timeout: 10_000 };
const LIST = '/universites/scholarships';
const API = '/api/v1/universities/scholarships';

const asked = (page: Page) => new URL(page.url()).searchParams;
const counter = (page: Page) => page.getByText(/bourses? (trouvée|disponible)/).first();
const countOf = async (address: string) => ((await (await fetch(address)).json()) as { count: number }).count;
const found = (count: number) =>
  new RegExp(
    `^${count}\\s${count < 2 ? 'bourse trouvée \\(filtrée\\)' : 'bourses trouvées \\(filtrées\\)'}$`,
  );

describe('the front of the programme', () => {
  journey('is led to by its marked name in the menu, and says its figures', async ({ page, product }) => {
    const figures = await (await fetch(`${product.url}${API}/statistics/`)).json();
    await page.goto('/', { waitUntil: 'networkidle' });
    await page
      .getByRole('navigation', { name: /principal/i })
      .getByRole('link', { name: 'Universités NEW' })
      .click();
    await page.waitForURL('**/universites');
    const tiles = page.getByRole('region', { name: 'Le programme en chiffres' });
    await tiles.getByText(String(figures.active_scholarships), { exact: true }).first().waitFor();
    for (const label of ['Bourses actives', 'Pays partenaires', 'Échéances proches', 'Montant moyen'])
      await tiles.getByText(label).waitFor();
    const featured = page.getByRole('region', { name: 'Bourses à la une' });
    await featured.getByRole('article').first().waitFor();
    const cards = await featured.getByRole('article').count();
    expect(cards).toBeGreaterThan(0);
    expect(cards).toBeLessThanOrEqual(6);
    await page.getByRole('link', { name: 'Explorer les bourses' }).click();
    await page.waitForURL(`**${LIST}`);
    await page.getByRole('heading', { level: 1, name: 'Bourses d’études' }).waitFor();
  });

  journey('shows dashes without its figures, and « N/A » without a mean amount', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.route(`**${API}/statistics/**`, (route) => route.fulfill({ status: 404 }));
    await toProgramme(page);
    const tiles = page.getByRole('region', { name: 'Le programme en chiffres' });
    await expect.poll(() => tiles.getByText('—').count(), PATIENTLY).toBe(4);

    await page.goto('/', { waitUntil: 'networkidle' });
    await page.route(`**${API}/statistics/**`, (route) =>
      route.fulfill({
        json: { active_scholarships: 3, countries_count: 2, upcoming_deadlines: 1, avg_amount: null },
      }),
    );
    await toProgramme(page);
    await tiles.getByText('N/A').waitFor();
  });

  journey('says that it could not load, and loads again', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.route(`**${API}/**`, (route) => route.fulfill({ status: 404 }));
    await toProgramme(page);
    await page.getByRole('heading', { name: 'Erreur de chargement' }).waitFor();
    await expect.poll(() => page.getByRole('heading', { name: 'Erreur de chargement' }).count()).toBe(1);
    await page.getByRole('link', { name: 'Explorer les bourses' }).waitFor();
    await page.unroute(`**${API}/**`);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByRole('region', { name: 'Bourses à la une' }).getByRole('article').first().waitFor();
  });
});

describe('the list of scholarships', () => {
  journey('follows what is filled in, half a second later, in the address', async ({ page, product }) => {
    await page.goto(LIST, { waitUntil: 'networkidle' });
    const all = await countOf(`${product.url}${API}/`);
    await expect
      .poll(() => counter(page).textContent(), PATIENTLY)
      .toMatch(asPrinted(`${all} bourses disponibles`));
    await page.getByText(/^Page 1 sur \d+$/).waitFor();

    await page.getByText(/^Filtres$/).click();
    await page.getByLabel('Niveau d’études').selectOption('master');
    await expect.poll(() => asked(page).get('level'), PATIENTLY).toBe('master');
    const masters = await countOf(`${product.url}${API}/?level=master`);
    await expect.poll(() => counter(page).textContent(), PATIENTLY).toMatch(found(masters));
    await expect
      .poll(() => page.getByLabel('Niveau d’études').locator('option:checked').textContent())
      .toBe(`Master (${masters})`);

    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect.poll(() => asked(page).get('page'), PATIENTLY).toBe('2');
    await page.getByLabel('Prise en charge').selectOption('complete');
    await expect.poll(() => asked(page).get('coverage_type'), PATIENTLY).toBe('complete');
    expect(asked(page).has('page')).toBe(false);

    await page.getByRole('link', { name: /Retirer le critère Niveau/ }).click();
    await expect.poll(() => asked(page).has('level'), PATIENTLY).toBe(false);
    await expect.poll(() => page.getByLabel('Niveau d’études').inputValue(), PATIENTLY).toBe('');
    await page.getByText(/^Filtres \(1\)$/).waitFor();
    await page.getByRole('link', { name: 'Effacer les filtres' }).click();
    await expect.poll(() => asked(page).size, PATIENTLY).toBe(0);
    await expect.poll(() => page.getByLabel('Prise en charge').inputValue(), PATIENTLY).toBe('');
    await expect.poll(() => page.getByLabel('Prise en charge').isVisible()).toBe(true);
  });

  journey('does not apply amounts that cannot be, and says why', async ({ page }) => {
    await page.goto(`${LIST}?max_amount=5000`);
    const least = page.getByLabel('Minimum');
    await least.fill('-1');
    await page.getByText('Le montant ne peut être négatif').waitFor();
    await least.fill('6000');
    await page.getByText('Le minimum ne peut être supérieur au maximum').waitFor();
    expect(asked(page).has('min_amount')).toBe(false);
    expect(asked(page).get('max_amount')).toBe('5000');
    await expect.poll(() => least.inputValue()).toBe('6000');
    await least.fill('1000');
    await expect.poll(() => asked(page).get('min_amount'), PATIENTLY).toBe('1000');
    await expect.poll(() => page.getByText('Le minimum ne peut être supérieur au maximum').count()).toBe(0);
    await expect
      .poll(async () => [await least.getAttribute('min'), await least.getAttribute('step')])
      .toEqual(['0', '100']);
    await least.hover();
    await page.mouse.wheel(0, 120);
    await expect.poll(() => least.evaluate((field) => field === document.activeElement)).toBe(false);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => least.inputValue()).toBe('1000');
  });

  journey('has quick filters that a second press takes back', async ({ page }) => {
    await page.goto(LIST, { waitUntil: 'networkidle' });
    const quick = page.getByRole('list', { name: 'Filtres rapides' });
    for (const [name, criterion] of [
      [/À la une/, 'is_featured'],
      [/Niveau master/, 'level'],
      [/Échéance dans/, 'deadline_to'],
    ] as const) {
      await quick.getByRole('link', { name }).click();
      await expect.poll(() => asked(page).has(criterion), PATIENTLY).toBe(true);
      await expect
        .poll(() => quick.getByRole('link', { name }).getAttribute('aria-current'), PATIENTLY)
        .toBe('true');
      await quick.getByRole('link', { name }).click();
      await expect.poll(() => asked(page).has(criterion), PATIENTLY).toBe(false);
    }
  });

  journey('is ordered as asked, by relevance where there are words', async ({ page }) => {
    await page.goto(LIST, { waitUntil: 'networkidle' });
    const orders = page.getByRole('navigation', { name: 'Trier par' });
    await expect
      .poll(() => orders.getByRole('link').allTextContents())
      .toEqual(['Échéance', 'Montant', 'Plus récentes']);
    await orders.getByRole('link', { name: 'Montant' }).click();
    await expect.poll(() => asked(page).get('ordering'), PATIENTLY).toBe('-amount');
    await page.getByRole('searchbox', { name: 'Rechercher' }).fill('M2');
    await expect.poll(() => asked(page).get('search'), PATIENTLY).toBe('M2');
    await orders.getByRole('link', { name: 'Pertinence' }).click();
    await expect.poll(() => asked(page).has('ordering'), PATIENTLY).toBe(false);
  });

  journey('keeps what is typed at the moment at which another order comes', async ({ page }) => {
    await page.goto(LIST, { waitUntil: 'networkidle' });
    const search = page.getByRole('searchbox', { name: 'Rechercher' });
    // Once the address is another, and before the page is.
    await search.evaluate((box: HTMLInputElement) => {
      const push = history.pushState.bind(history);
      history.pushState = (...state) => {
        history.pushState = push;
        push(...state);
        box.value = 'M2';
        box.dispatchEvent(new Event('input', { bubbles: true }));
      };
    });
    const orders = page.getByRole('navigation', { name: 'Trier par' });
    await orders.getByRole('link', { name: 'Montant' }).click();
    await expect
      .poll(() => [asked(page).get('ordering'), asked(page).get('search')], PATIENTLY)
      .toEqual(['-amount', 'M2']);
    await expect.poll(() => search.inputValue()).toBe('M2');
    await page.getByRole('link', { name: 'Effacer les filtres' }).first().click();
    await expect.poll(() => asked(page).has('search'), PATIENTLY).toBe(false);
    await expect.poll(() => search.inputValue(), PATIENTLY).toBe('');
  });

  journey('says that nothing was found, and clears the filters', async ({ page }) => {
    await page.goto(`${LIST}?search=zzzzqqq`, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: 'Aucune bourse trouvée' }).waitFor();
    await page.getByRole('link', { name: 'Effacer les filtres' }).first().click();
    await expect.poll(() => asked(page).size, PATIENTLY).toBe(0);
    await page.getByRole('main').getByRole('article').first().waitFor();
  });

  journey('says that it could not load', async ({ page }) => {
    await page.goto('/universites', { waitUntil: 'networkidle' });
    await page.route(`**${API}/?**`, (route) => route.abort());
    await page.getByRole('link', { name: 'Explorer les bourses' }).click();
    await page.getByText(asPrinted('Impossible de charger les bourses d’études.')).waitFor();
    await page.getByRole('heading', { name: 'Erreur de chargement' }).waitFor();
    await page.unroute(`**${API}/?**`);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByRole('main').getByRole('article').first().waitFor();
  });

  journey('serves a phone without a script', async ({ visit, product }) => {
    const page = await visit({ javaScriptEnabled: false, viewport: PHONE });
    await page.goto(LIST, { waitUntil: 'networkidle' });
    await page.getByText(/^Filtres$/).click();
    await page.getByLabel('Niveau d’études').selectOption('licence');
    await page.getByLabel('Minimum').fill('9000');
    await page.getByLabel('Maximum').fill('10');
    await page.getByRole('button', { name: 'Voir les résultats' }).click();
    await page.waitForURL('**level=licence**');
    const count = await countOf(`${product.url}${API}/?level=licence`);
    await expect.poll(() => counter(page).textContent()).toMatch(found(count));
    await page.getByText(/^Filtres \(1\)$/).waitFor();
    await page.getByText('Le minimum ne peut être supérieur au maximum').waitFor();
    await expect.poll(() => page.getByLabel('Minimum').inputValue()).toBe('9000');
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
      .toBe(true);
  });
});

describe('an address in English', () => {
  journey('leads to the French one, but for a scholarship’s own', async ({ product }) => {
    for (const [path, to] of [
      ['/universities', '/universites'],
      ['/universities/scholarships?level=master', '/universites/scholarships?level=master'],
      ['/universities/accompaniment', '/universites/accompaniment'],
      ['/universities/ambassadors', '/universites/ambassadors'],
    ]) {
      const answer = await fetch(product.url + path, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
    }
    const { results } = await (await fetch(`${product.url}${API}/?page_size=1`)).json();
    const own = await fetch(`${product.url}/universities/scholarships/${results[0].id}`, {
      redirect: 'manual',
    });
    expect(own.status).toBe(200);
  });

  journey('is in the sitemap in French, with each open scholarship', async ({ product }) => {
    const sitemap = await (await fetch(`${product.url}/sitemap.xml`)).text();
    const { results, count } = await (await fetch(`${product.url}${API}/?page_size=1`)).json();
    expect(sitemap).toContain(`<loc>${product.url}/universites</loc>`);
    expect(sitemap).toContain(`<loc>${product.url}${LIST}</loc>`);
    expect(sitemap).toContain(`<loc>${product.url}${LIST}/${results[0].id}</loc>`);
    expect(sitemap.match(/\/universites\/scholarships\/\d+<\/loc>/g)).toHaveLength(count);
  });
});

async function toProgramme(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: /principal/i })
    .getByRole('link', { name: 'Universités NEW' })
    .click();
  await page.waitForURL('**/universites');
}
