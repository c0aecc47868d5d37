import { randomUUID } from 'node:crypto';
import type { PickupTransaction, RoundLink } from '@livres/api/contract';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { emailTo } from '../factories/emails.ts';
import { enterPanel } from './enter-panel.ts';
import { journeyWithKeptPages as journey } from './journey.ts';
import { PHONE } from './journey-sizes.ts';
import { newcomer } from './newcomer.ts';
import { staffSession } from './staff-session.ts';
import { thingToFetch } from './things-to-fetch.ts';
import { violations } from './violations.ts';

const TUESDAY = '2031-03-11';
const MORNING = 'Matin (8h-12h)';
const said = (page: Page) => page.getByRole('status');
const stops = (page: Page) => page.getByRole('heading', { level: 3 });
const faults = (page: Page) => violations(page, 'all');
/** Who has no other round, also where a journey is made again. */
const driver = (name: string) => `${name}-${randomUUID().slice(0, 4)}`;
const stopOf = (page: Page, name: string): Locator => page.getByRole('article', { name: new RegExp(name) });

describe('what was given', () => {
  journey(
    'waits for a day, is carried there by keyboard, and moved to another',
    async ({ page, product }) => {
      const email = newcomer('claire.planifie');
      const donor = { email, contact_name: 'Claire Roux', city: 'Oullins' };
      const { reference } = await thingToFetch(product, donor);
      await enterPanel(page, product, `/admin/pickups?day=${TUESDAY}`);
      await page.getByText('Du 10 au 16 mars 2031').waitFor();

      await page.getByRole('button', { name: new RegExp(`^Prendre au clavier.*${reference}`) }).focus();
      await page.keyboard.press('Space');
      await said(page)
        .getByText(/Flèches pour choisir/)
        .waitFor();
      await page.keyboard.press('Escape');
      await said(page).getByText('laissée où elle était').waitFor();
      await page.keyboard.press('Enter');
      await said(page)
        .getByText(/Flèches pour choisir/)
        .waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      await said(page)
        .getByText(/mardi 11 mars, après-midi\. Ce n’est pas ce que le donateur a proposé/)
        .waitFor();
      await page.keyboard.press('Enter');

      const dialog = page.getByRole('dialog');
      await dialog.getByText('Le donateur n’a pas proposé «\u00a0Après-midi (12h-17h)\u00a0»').waitFor();
      await dialog.getByLabel('Jour').fill('2020-01-06');
      await dialog.getByRole('button', { name: 'Planifier et prévenir le donateur' }).click();
      await dialog.getByText('La collecte ne peut pas avoir lieu dans le passé.').waitFor();
      await dialog.getByLabel('Jour').fill(TUESDAY);
      await dialog.getByLabel('Qui va chercher').fill('Paul');
      await dialog.getByRole('button', { name: 'Planifier et prévenir le donateur' }).click();
      await page.getByText(/Oullins.: collecte planifiée mardi 11 mars, après-midi/).waitFor();

      await page.goto(`/admin/pickups?day=${TUESDAY}`);
      const card = page.getByRole('cell', { name: /^mardi 11 mars, après-midi, \d collecte/ });
      await card.getByRole('article', { name: new RegExp(reference) }).waitFor();
      expect(await faults(page)).toEqual([]);
      await card.getByRole('button', { name: new RegExp(`^Prendre au clavier.*${reference}`) }).focus();
      await page.keyboard.press('Space');
      await said(page)
        .getByText(/Flèches pour choisir/)
        .waitFor();
      await page.keyboard.press('PageDown');
      await page.getByText('Du 17 au 23 mars 2031').waitFor();
      await page.keyboard.press('ArrowUp');
      await said(page).getByText('mardi 18 mars, matin').waitFor();
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: 'Déplacer et prévenir le donateur' }).click();
      await page.getByText(/Oullins.: collecte déplacée mardi 18 mars, matin/).waitFor();
      const staff = await staffSession(product);
      await expect
        .poll(async () => {
          const { body } = await staff<{ pickups: PickupTransaction[] }>(
            'GET',
            '/admin/pickup-calendar?from=2031-03-17&to=2031-03-23',
          );
          return body.pickups.find((one) => one.reference === reference);
        })
        .toMatchObject({ pickup_date: '2031-03-18', pickup_slot: MORNING, assigned_to: 'Paul' });
      const message = await emailTo(product.varFolder, email, 'collecte');
      expect(message.text).toContain('18 mars 2031');
    },
  );

  journey(
    'is a round: put in order, ticked off on a phone, also without network',
    async ({ page, product }) => {
      const day = '2031-04-08';
      const ali = driver('Ali');
      const plan = { pickup_date: day, pickup_slot: MORNING, assigned_to: ali } as const;
      await thingToFetch(product, { contact_name: 'Une Bibliothèque', postal_code: '69001' }, plan);
      await thingToFetch(product, { contact_name: 'Une École', postal_code: '69002' }, plan);
      await enterPanel(page, product);
      await page.setViewportSize(PHONE);
      await page.goto(`/admin/pickups/round?date=${day}&assigned_to=${ali}`);
      await expect.poll(() => stops(page).allInnerTexts()).toEqual(['Une Bibliothèque', 'Une École']);

      const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
      await page.getByRole('button', { name: /^Descendre : Une Bibliothèque/ }).click();
      await kept;
      await page.reload();
      await expect.poll(() => stops(page).allInnerTexts()).toEqual(['Une École', 'Une Bibliothèque']);

      await page.getByRole('button', { name: /^Collecté : Une École/ }).click();
      await page.getByRole('button', { name: 'C’est collecté' }).click();
      await page.getByText('Indiquez ce qui a été collecté.').waitFor();
      await page.getByLabel('Quantité : Fiction').fill('40');
      await page.getByRole('button', { name: 'Un de plus : Enfants' }).click();
      await page.getByRole('button', { name: 'C’est collecté' }).click();
      await stopOf(page, 'Une École').getByText('Fiction : 40, Enfants : 1').waitFor();
      await page.getByText('1 fait sur 2').waitFor();

      await page.context().setOffline(true);
      await page.getByRole('button', { name: /^Collecté : Une Bibliothèque/ }).click();
      await page.getByLabel('Quantité : Arts').fill('7');
      await page.getByRole('button', { name: 'C’est collecté' }).click();
      await page.getByText('1 collecte attend le réseau').waitFor();
      await page.context().setOffline(false);
      await page.getByText('2 faits sur 2').waitFor();
      await expect.poll(() => page.getByText('attend le réseau').count()).toBe(0);
    },
  );

  journey(
    'is ticked off by a volunteer with a link, without an account or a script',
    async ({ visit, product }) => {
      const day = '2031-05-13';
      const mariam = driver('Mariam');
      const plan = { pickup_date: day, pickup_slot: MORNING, assigned_to: mariam } as const;
      await thingToFetch(product, { contact_name: 'Une Médiathèque', access_info: 'Code 12B' }, plan);
      await thingToFetch(product, { contact_name: 'Un Lycée' }, plan);
      await thingToFetch(product, { contact_name: 'Un Voisin' }, { ...plan, assigned_to: 'Une autre' });
      const staff = await staffSession(product);
      const request = { date: day, assigned_to: mariam };
      const { body: link } = await staff<RoundLink>('POST', '/admin/pickup-rounds/link', request);

      const page = await visit({ javaScriptEnabled: false, viewport: PHONE });
      const answer = await page.goto(`/tournee/${link.token}`);
      expect(answer!.headers()).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
      });
      const names = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect
        .poll(async () => (await names.allInnerTexts()).toSorted())
        .toEqual(['Un Lycée', 'Une Médiathèque']);

      const library = page.getByRole('listitem', { name: 'Une Médiathèque' });
      await library.getByText('Code 12B').waitFor();
      await expect
        .poll(() => library.getByRole('link', { name: /Appeler/ }).getAttribute('href'))
        .toBe('tel:0612345678');
      await library.getByText('Collecté…').click();
      await library.getByLabel('Fiction').fill('2,5');
      await library.getByRole('button', { name: 'C’est collecté' }).click();
      await library.getByText('Indiquez un nombre entier d’au moins 1.').waitFor();
      await expect.poll(() => library.getByLabel('Fiction').inputValue()).toBe('2,5');
      await library.getByLabel('Fiction').fill('25');
      await library.getByRole('button', { name: 'C’est collecté' }).click();
      await library.getByText('Fiction : 25').waitFor();

      const school = page.getByRole('listitem', { name: 'Un Lycée' });
      await school.getByText('Personne sur place…').click();
      await school.getByRole('button', { name: 'Prévenir l’association' }).click();
      await school.getByText('L’association est prévenue').waitFor();
      await page.getByText('1 fait sur 2').waitFor();

      const renewed = await staff<RoundLink>('POST', '/admin/pickup-rounds/link', request);
      expect(renewed.body.token).not.toBe(link.token);
      expect((await page.goto(`/tournee/${link.token}`))!.status()).toBe(404);
      await page.getByRole('heading', { name: 'Tournée introuvable' }).waitFor();
      expect(product.logs()).not.toContain(link.token);
    },
  );
});
