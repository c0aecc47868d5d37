import type { Role } from '@livres/api/contract';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { enterPanel } from './enter-panel.ts';
import { journeyOnOwnProduct as journey } from './journey.ts';
import { staffSession } from './staff-session.ts';

const ROLES: Role[] = ['tresorier', 'accueil', 'editeur', 'lecteur'];
/** A merge takes the right to write all that two people have: the comparison says so to who lacks some of it. */
const SAYS_WHOM_TO_ASK = /people-merges\/comparisons/;
const REFUSED = 'Cet écran n’est pas pour votre rôle';

describe('every link of every screen', () => {
  for (const role of ROLES)
    journey(`opens for ${role}, and no screen asks for what is refused`, async ({ page, product }) => {
      const call = await staffSession(product);
      const { body } = await call<{ code: string }>('POST', '/admin/staff', {
        name: `Noa ${role}`,
        roles: [role],
      });
      const refused = new Set<string>();
      page.on('response', (answer) => {
        if (answer.status() !== 403 || SAYS_WHOM_TO_ASK.test(answer.url())) return;
        refused.add(`${new URL(answer.url()).pathname} at ${new URL(page.url()).pathname}`);
      });
      await enterPanel(page, { ...product, accessCode: body.code });
      const known = new Map<string, string>();
      const next = new Set<string>();
      await gather(page, known, next);
      const closed: string[] = [];
      for (const path of next) {
        await goWithin(page, path);
        if ((await page.getByRole('heading', { name: REFUSED }).count()) > 0)
          closed.push(`${path} from ${known.get(kindOf(path))}`);
        await gather(page, known, next);
      }
      expect({ closed, refused: [...refused] }).toEqual({ closed: [], refused: [] });
      expect(next.size).toBeGreaterThan(25);
    });
});

/** The links that are seen for the first time, one of each kind of record. */
async function gather(page: Page, known: Map<string, string>, next: Set<string>): Promise<void> {
  const from = new URL(page.url()).pathname;
  const links = page.locator('a[href^="/admin"]');
  for (const path of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
    if (known.has(kindOf(path))) continue;
    known.set(kindOf(path), from);
    next.add(path);
  }
}

/** An address without the record that it names. */
const kindOf = (path: string) =>
  path
    .replace(/[?#].*$/, '')
    .replaceAll(/\/(?:\d+|[\da-f-]{36})(?=\/|$)/g, '/:id')
    .replace(/^(\/admin\/[a-z-]+)\/[\da-z-]+\/(edit|show)$/, '$1/:id/$2');

/** As who presses a link goes there, by way of no screen, so that nothing of the last one is taken for the next. */
async function goWithin(page: Page, path: string): Promise<void> {
  const title = page.locator('#react-admin-title:not(:empty)').first();
  await step(page, '/admin/nulle-part');
  await title.filter({ hasText: 'Page introuvable' }).waitFor();
  await step(page, path);
  await title.filter({ hasNotText: 'Page introuvable' }).waitFor();
  await page.locator('main .RaLoading-message').waitFor({ state: 'detached' });
}

const step = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
