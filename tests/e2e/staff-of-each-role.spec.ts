import { type Resource, rightOn, type Role, ROLE_LABELS } from '@livres/api/contract';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { enterPanel, sideMenu } from './enter-panel.ts';
import { journeyOnOwnProduct as journey } from './journey.ts';
import type { Product } from './product.ts';
import { staffSession } from './staff-session.ts';

/** Entries of the menu that tell one role from another, and what each opens. */
const ENTRIES: [label: string, resource: Resource][] = [
  ['Dons d’argent', 'donations'],
  ['Reçus fiscaux', 'receipts'],
  ['Rapprochement', 'reconciliation'],
  ['Dons matériels', 'physical-donations'],
  ['Collectes', 'donation-transactions'],
  ['Actualités', 'articles'],
  ['Messages', 'contact-messages'],
  ['Accompagnement', 'accompaniment-requests'],
  ['Lettres', 'newsletters'],
  ['Abonnés', 'newsletter-subscribers'],
  ['Historique', 'audit'],
  ['Équipe', 'staff'],
  ['Réglages', 'settings'],
];

async function enterAs(page: Page, product: Product, roles: Role[], path?: string): Promise<void> {
  const call = await staffSession(product);
  const { body } = await call<{ code: string }>('POST', '/admin/staff', { name: 'Noa Essai', roles });
  await enterPanel(page, { ...product, accessCode: body.code }, path);
}

describe('a role', () => {
  for (const roles of [
    ['tresorier'],
    ['accueil'],
    ['editeur'],
    ['lecteur'],
    ['tresorier', 'accueil'],
  ] as Role[][])
    journey(
      `${roles.join(' and ')} sees in the menu what the table opens, and nothing else`,
      async ({ page, product }) => {
        await enterAs(page, product, roles);
        await page
          .getByText(roles.map((role) => ROLE_LABELS[role]).join(', '))
          .first()
          .waitFor();
        const menu = sideMenu(page);
        await menu.getByRole('link', { name: 'Campagnes', exact: true }).waitFor();
        await expect.poll(() => menu.getByRole('link').count()).toBeGreaterThan(4);
        for (const [label, resource] of ENTRIES) {
          const link = menu.getByRole('link', { name: label, exact: true });
          await expect
            .poll(async () => (await link.count()) > 0, { message: label })
            .toBe(rightOn(roles, resource) !== 'none');
        }
      },
    );
});

describe('who only reads', () => {
  journey('reads messages without who wrote them, and has nothing to act with', async ({ page, product }) => {
    await enterAs(page, product, ['lecteur'], '/admin/contact-messages?filter={}');
    await page.getByText('Coordonnées masquées pour votre rôle').waitFor();
    await page.getByText('•••@•••').first().waitFor();
    const main = page.getByRole('main');
    await expect.poll(() => main.getByRole('button', { name: 'Exporter' }).count()).toBe(0);
    await expect.poll(() => main.getByRole('searchbox').count()).toBe(0);
    await main.getByRole('link', { name: '(masqué)' }).first().click();
    await main.getByText('(masqué)').first().waitFor();
    await expect.poll(() => main.getByRole('textbox').count()).toBe(0);
  });
});

describe('a screen that one’s roles do not open', () => {
  journey('says what they do open, and whom to ask', async ({ page, product }) => {
    await enterAs(page, product, ['editeur'], '/admin/donations');
    await page.getByRole('heading', { name: 'Cet écran n’est pas pour votre rôle' }).waitFor();
    await page.getByText('demandez à un administrateur').waitFor();
    await page.getByRole('link', { name: 'Revenir au tableau de bord' }).click();
    await page.getByText('Bonjour').first().waitFor();
  });
});

describe('a new code', () => {
  journey('is given several roles, each with what it may do', async ({ page, product }) => {
    await enterPanel(page, product, '/admin/users');
    await page.getByRole('button', { name: 'Créer un code' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: 'Nom' }).fill('Inès Deux-Rôles');
    await form.getByRole('button', { name: 'Créer le code' }).click();
    await form.getByText('Donnez au moins un rôle').waitFor();
    await form.getByRole('checkbox', { name: /Trésorier/ }).check();
    await form.getByRole('checkbox', { name: /Accueil/ }).check();
    await form.getByRole('button', { name: 'Créer le code' }).click();
    await page.getByText('Le code de Inès Deux-Rôles').waitFor();
    await page.getByRole('button', { name: 'J’ai noté le code' }).click();
    const row = page.getByRole('row', { name: /Inès Deux-Rôles/ });
    await row.getByText('Trésorier').waitFor();
    await row.getByText('Accueil').waitFor();
  });
});
