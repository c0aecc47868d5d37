import type { CampaignRecord } from '@livres/api/contract';
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { accepted } from '../factories/answers.ts';
import { aCampaign } from '../factories/campaigns.ts';
import { aMatchingPot } from '../factories/matching.ts';
import { asPrinted } from './as-printed.ts';
import { enterPanel } from './enter-panel.ts';
import { GiftForm } from './gift-form.ts';
import { journey } from './journey.ts';
import { PHONE } from './journey-sizes.ts';
import { newcomer } from './newcomer.ts';
import type { Product } from './product.ts';
import { staffSession } from './staff-session.ts';

const SPONSOR = 'Imprimerie Moreau & Filles';

async function newCampaign(product: Product): Promise<CampaignRecord> {
  const staff = await staffSession(product);
  const title = `Des manuels pour Ebolowa ${randomUUID().slice(0, 8)}`;
  return accepted(staff<CampaignRecord>('POST', '/admin/campaigns', aCampaign({ title })));
}

/** Staff write in the panel what the sponsor promises: gifts doubled, up to 60 €. */
async function promise(page: Page, product: Product, { title }: CampaignRecord): Promise<void> {
  const { starts_on, ends_on } = aMatchingPot({ campaign_id: 0 });
  await enterPanel(page, product, '/admin/matching-pots');
  await page.getByRole('link', { name: 'Créer' }).click();
  const form = page.locator('main form');
  await form.getByLabel(/^Mécène/).fill(SPONSOR);
  await form.getByLabel(/^Collecte/).fill(title);
  await page.getByRole('option', { name: title }).click();
  await form.getByLabel(/^Montant promis/).fill('60');
  await form.getByLabel(/^Premier jour/).fill(starts_on);
  await form.getByLabel(/^Dernier jour/).fill(ends_on);
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await page
    .getByRole('region', { name: 'Où il en est' })
    .getByText(/En cours, jusqu’au/)
    .waitFor();
}

/** The link that staff send to the sponsor; it is shown once. */
async function reportLink(page: Page): Promise<string> {
  const panel = page.getByRole('region', { name: 'Bilan pour le mécène' });
  const made = page.waitForResponse((answer) => answer.url().includes('/report-link'));
  await panel.getByRole('button', { name: 'Créer un lien' }).click();
  await made;
  return new URL(await panel.getByRole('textbox').inputValue()).pathname;
}

/** What a page says, whichever spaces stand in it. */
const textOf = (visitor: Page, path: string) => async () => {
  await visitor.goto(path);
  return (await visitor.getByRole('main').innerText()).replaceAll(/\s/g, ' ');
};

describe('a sponsor who doubles gifts', () => {
  journey(
    'is named beside what is left, until two gifts took it all, and reads what it became',
    async ({ page, product, visit }) => {
      const campaign = await newCampaign(product);
      await promise(page, product, campaign);
      const ofPot = page.url();
      const address = `/campagnes/${campaign.slug}`;
      const offer = (left: number) => asPrinted(`Dons doublés par ${SPONSOR} : encore ${left} € sur 60 €`);

      const visitor = await visit({ viewport: PHONE, locale: 'fr-FR' });
      const form = new GiftForm(visitor);
      await visitor.goto(`/campagnes?search=${encodeURIComponent(campaign.title)}`);
      await visitor.getByRole('main').getByText(offer(60)).first().waitFor();
      await visitor.goto(address);
      await visitor.getByRole('main').getByText(offer(60)).first().waitFor();
      await form.open(`/faire-un-don?campaign=${campaign.slug}&montant=40`);
      await form.main.getByText(asPrinted('20 € donnés, 40 € pour la collecte')).waitFor();
      await form.main.getByText(asPrinted('100 € donnés, 160 € pour la collecte')).waitFor();
      await expect
        .poll(() => visitor.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
        .toBe(true);
      await form.email.fill(newcomer('mecene-1'));
      await form.send();
      await form.bank(asPrinted('Payer 40 €'));
      await form.title(/^Merci/);
      await visitor.goto(address);
      await visitor
        .getByText(asPrinted(`dont 40 € promis par ${SPONSOR}`))
        .first()
        .waitFor();
      await visitor.getByText(offer(20)).first().waitFor();

      const bare = await visit({ javaScriptEnabled: false, viewport: PHONE });
      const bareForm = new GiftForm(bare);
      await bare.goto(`/faire-un-don?campaign=${campaign.slug}&montant=30`);
      await bareForm.main.getByText(asPrinted('20 € donnés, 40 € pour la collecte')).waitFor();
      await bareForm.main.getByText(asPrinted('50 € donnés, 70 € pour la collecte')).waitFor();
      await bareForm.email.fill(newcomer('mecene-2'));
      await bareForm.send();
      await bareForm.bank(asPrinted('Payer 30 €'));
      await bare.waitForURL('**/don/confirmation**');
      const shown = textOf(bare, address);
      await expect.poll(shown, { timeout: 10_000 }).toContain(`dont 60 € promis par ${SPONSOR}`);
      expect(await shown()).not.toContain('Dons doublés');
      await bare.goto(`/faire-un-don?campaign=${campaign.slug}`);
      await bare.getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(() => bare.getByText('pour la collecte').count()).toBe(0);

      await page.goto(ofPot);
      const link = await reportLink(page);
      const sponsor = await visit({ javaScriptEnabled: false, viewport: PHONE });
      await sponsor.goto(link);
      await sponsor.getByRole('heading', { level: 1, name: 'Bilan de votre soutien' }).waitFor();
      const report = sponsor.getByRole('main');
      await report.getByText(asPrinted('60 € sur 60 €')).waitFor();
      await report.getByText('Entièrement utilisé', { exact: true }).waitFor();
      await report.getByRole('definition').getByText(asPrinted('70 €')).waitFor();
      await expect.poll(() => report.innerText()).not.toContain('example.org');
      const file = await report.getByRole('link', { name: /CSV/ }).getAttribute('href');
      expect(await (await fetch(product.url + file)).text()).toContain('Total;2;60');
      await report.getByRole('link', { name: 'Voir la collecte' }).click();
      await sponsor.getByRole('heading', { level: 1, name: campaign.title }).waitFor();

      await reportLink(page);
      expect((await sponsor.goto(link))?.status()).toBe(404);
    },
  );

  journey('who stops early is named no more beside what is left', async ({ page, product, visit }) => {
    const campaign = await newCampaign(product);
    await promise(page, product, campaign);
    await page.getByRole('button', { name: 'Arrêter' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Arrêter' }).click();
    await dialog.getByText(/Dites pourquoi/).waitFor();
    await dialog.getByLabel(/^Raison/).fill('Le mécène a changé de budget.');
    await dialog.getByRole('button', { name: 'Arrêter' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page
      .getByRole('region', { name: 'Où il en est' })
      .getByText('Le mécène a changé de budget.')
      .waitFor();
    await page
      .getByRole('region', { name: 'Historique' })
      .getByText('Le mécène a changé de budget.')
      .first()
      .waitFor();
    const sponsor = await visit({ viewport: PHONE });
    const shown = textOf(sponsor, `/campagnes/${campaign.slug}`);
    await expect.poll(shown, { timeout: 10_000 }).not.toContain('Dons doublés');
    await sponsor.goto(await reportLink(page));
    await sponsor.getByText('Le mécène a changé de budget.').waitFor();
    await expect
      .poll(() => sponsor.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      .toBe(true);
  });
});
