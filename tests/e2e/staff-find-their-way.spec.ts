import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { enterPanel, passGate, sideMenu } from './enter-panel.ts';
import { journey } from './journey.ts';
import { DESKTOP, PHONE } from './journey-sizes.ts';
import { OTHER_PANEL_SCREENS } from './audited-pages.ts';
import { goWithin, screenTitle, untilRead } from './panel-screens.ts';

interface Entry {
  label: string;
  path: string;
}

/** What the tab is called, without how much nobody has read. */
const tabTitle = async (page: Page): Promise<string> => (await page.title()).replace(/^\(\d+\) /, '');

/** What the menu names, and where each leads. */
const menuEntries = (page: Page): Promise<Entry[]> =>
  sideMenu(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => ({
        // Without what is unread, which is in elements of its own.
        label: link.querySelector('.MuiListItemText-primary')?.firstChild?.textContent ?? '',
        path: link.getAttribute('href') ?? '',
      })),
    );

async function openScreen(page: Page, path: string): Promise<string> {
  await goWithin(page, path);
  await untilRead(page);
  return (await screenTitle(page).textContent()) ?? '';
}

/** What is wider than its place: the page, or what scrolls in it. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const beyond = document.documentElement.scrollWidth - window.innerWidth;
    const scrolling = [...document.querySelectorAll('main *')].filter(
      (element) =>
        ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
        element.scrollWidth > element.clientWidth + 1,
    );
    return [
      ...(beyond > 0 ? [`the page, by ${beyond} px`] : []),
      ...scrolling.map(
        ({ className, scrollWidth, clientWidth }) => `${className}: ${scrollWidth} in ${clientWidth} px`,
      ),
    ];
  });

// That each screen fits a phone, accessibility-panel.spec.ts sees.
describe('the menu', () => {
  journey(
    'names each screen as its own title and its tab do, and each fits the width of a desk',
    { timeout: 400_000 },
    async ({ page, product }) => {
      await page.setViewportSize(DESKTOP);
      await enterPanel(page, product);
      await sideMenu(page).getByRole('link', { name: 'Campagnes', exact: true }).waitFor();
      const entries = await menuEntries(page);
      expect(entries.length).toBeGreaterThan(40);
      const titles: Entry[] = [];
      const wide: string[] = [];
      for (const { path } of entries) {
        const label = await openScreen(page, path);
        titles.push({ label, path });
        await expect.poll(() => tabTitle(page)).toBe(`${label} – Livres en partage`);
        wide.push(...(await tooWide(page)).map((what) => `${path}: ${what}`));
      }
      expect(titles).toEqual(entries);
      expect(wide).toEqual([]);
    },
  );

  journey('names the tab of each screen beside it', { timeout: 400_000 }, async ({ page, product }) => {
    await enterPanel(page, product);
    for (const path of [...OTHER_PANEL_SCREENS, '/admin/donations/new', '/admin/nulle-part']) {
      await openScreen(page, path);
      // What a record is called comes with it.
      const isNamed = async () => {
        const heading = (await screenTitle(page).textContent()) ?? '';
        return heading !== '' && (await tabTitle(page)) === `${heading} – Livres en partage`;
      };
      await expect.poll(isNamed, { message: path, timeout: 30_000 }).toBe(true);
    }
  });

  journey('leaves tables their room beside it on a smaller desk', async ({ page, product }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await enterPanel(page, product);
    for (const list of ['physical-donations', 'donation-transactions', 'donations']) {
      await openScreen(page, `/admin/${list}`);
      await page.locator('main tbody tr').first().waitFor();
      await expect.poll(() => tooWide(page), { message: list }).toEqual([]);
    }
  });

  journey('folds by group, for this browser, but for the open screen', async ({ page, product }) => {
    await page.setViewportSize(DESKTOP);
    await enterPanel(page, product);
    const menu = sideMenu(page);
    const group = menu.getByRole('button', { name: 'Contenu' });
    const campaigns = menu.getByRole('link', { name: 'Campagnes', exact: true });
    await campaigns.waitFor();
    await group.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => group.getAttribute('aria-expanded')).toBe('false');
    await expect.poll(() => campaigns.count()).toBe(0);

    await page.reload();
    await group.waitFor();
    await expect.poll(() => campaigns.count()).toBe(0);

    await openScreen(page, '/admin/articles');
    await campaigns.waitFor();
    await expect.poll(() => group.getAttribute('aria-expanded')).toBe('true');
    await group.press('Space');
    await expect.poll(() => campaigns.count()).toBe(0);

    await menu.getByRole('link', { name: 'Tableau de bord' }).click();
    await screenTitle(page).filter({ hasText: 'Tableau de bord' }).waitFor();
    await expect.poll(() => campaigns.count()).toBe(0);
  });
});

describe('where there is nothing', () => {
  journey('a list says whether its filters hide everything, and clears them', async ({ page, product }) => {
    const filter = encodeURIComponent(JSON.stringify({ shelf: 'live', q: 'zzzz introuvable' }));
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      await enterPanel(page, product, `/admin/articles?filter=${filter}`);
      await page.getByRole('heading', { name: 'Aucun résultat pour ces filtres' }).waitFor();
      await page.getByRole('button', { name: 'Effacer les filtres' }).click();
      await page.locator('main a[href$="/edit"]').first().waitFor();
      await expect.poll(() => page.locator('main input[name=q]').inputValue()).toBe('');
    }
  });

  journey('a list that has yet to begin says what will come', async ({ page, product }) => {
    await page.route('**/api/v1/admin/articles?*', (route) =>
      route.fulfill({ json: [], headers: { 'content-range': 'articles 0-0/0' } }),
    );
    await enterPanel(page, product, '/admin/articles');
    const main = page.getByRole('main');
    await main.getByRole('heading', { name: 'Aucun article pour l’instant.' }).waitFor();
    await main.getByRole('link', { name: 'Nouvel article' }).last().click();
    await page.waitForURL('**/admin/articles/new');
  });

  journey('an unknown page or record leads back', async ({ page, product }) => {
    await enterPanel(page, product, '/admin/nulle-part');
    await screenTitle(page).filter({ hasText: 'Page introuvable' }).waitFor();
    await page.getByRole('link', { name: 'Revenir au tableau de bord' }).click();
    await screenTitle(page).filter({ hasText: 'Tableau de bord' }).waitFor();
    for (const path of [
      '/admin/articles/999999',
      '/admin/articles/nulle-part/edit',
      '/admin/donations/0f8fad5b-d9cb-469f-a165-70867728950e/show',
    ]) {
      await page.goto(path);
      await page.getByRole('heading', { name: 'Cette fiche n’existe pas, ou n’existe plus' }).waitFor();
      await page.getByRole('link', { name: 'Voir la liste' }).click();
      await page.locator('main table tbody tr').first().waitFor();
    }
  });
});

describe('gifts of test mode', () => {
  journey('are said so once where all are, and each among others', async ({ page, product }) => {
    await enterPanel(page, product, '/admin/donations');
    const main = page.getByRole('main');
    await main.locator('tbody tr').first().waitFor();
    await main.getByText('tous les dons de cette page sont des essais').waitFor();
    await expect.poll(() => main.getByText('Mode test').count()).toBe(1);

    await page.route('**/api/v1/admin/donations?*', async (route) => {
      const response = await route.fetch();
      const [first, ...others] = (await response.json()) as { mode: string }[];
      await route.fulfill({ response, json: [{ ...first, mode: 'live' }, ...others] });
    });
    await page.reload();
    const rows = main.locator('tbody tr');
    await rows.nth(1).getByText('Mode test', { exact: true }).waitFor();
    await expect.poll(() => rows.first().getByText('Mode test').count()).toBe(0);
    await expect.poll(() => main.getByText('tous les dons de cette page').count()).toBe(0);
  });
});

describe('a browser that keeps nothing', () => {
  journey('opens the panel, until its tab is loaded again', async ({ page, product }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.addInitScript(() => {
      for (const kind of ['localStorage', 'sessionStorage'])
        Object.defineProperty(Window.prototype, kind, {
          configurable: true,
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    });
    await passGate(page, product);
    await expect.poll(() => screenTitle(page).textContent()).toBe('Tableau de bord');
    await sideMenu(page).getByRole('link').first().waitFor();
    expect(faults).toEqual([]);
  });
});
