import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { emailTo } from '../factories/emails.ts';
import { rowsOf } from '../factories/rows.ts';
import { eventually } from '../factories/waiting.ts';
import { asPrinted } from './as-printed.ts';
import type { Product } from './product.ts';
import { journey } from './journey.ts';
import { newcomer } from './newcomer.ts';
import { PHONE } from './journey-sizes.ts';

/** A monthly gift of 20 €, paid on the demonstration's page; answers the address of the donor's own page. */
async function giveMonthly(page: Page, product: Product, email: string): Promise<string> {
  await page.goto('/faire-un-don?montant=20&frequence=monthly');
  const form = page.getByRole('form', { name: 'Votre don', exact: true });
  await form.getByRole('textbox', { name: 'Adresse e-mail', exact: true }).fill(email);
  await form.getByRole('button', { name: /^Donner/ }).click();
  await page.waitForURL('**/don/demonstration/**');
  await page.getByRole('button', { name: asPrinted('Payer 20 €') }).click();
  await page.waitForURL('**/don/confirmation**');
  await page
    .getByText(/Le prochain paiement, de 20\s€\. Pour changer le montant, faire une pause ou arrêter/)
    .waitFor();
  const message = await emailTo(product.varFolder, email, 'est en place');
  return new URL(/http\S+\/don\/regulier\/[\w-]{43}/.exec(message.text)![0]).pathname;
}

const badge = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true }).first();

describe('someone who gives every month', () => {
  journey('pauses it and resumes it by the letter that was sent', async ({ page, product }) => {
    const email = newcomer('fatou');
    const address = await giveMonthly(page, product, email);
    await page.goto(address);
    await page.getByRole('heading', { name: 'Votre don mensuel' }).waitFor();
    await badge(page, 'Actif').waitFor();
    const main = page.getByRole('main');
    await main.getByText('Faire une pause', { exact: true }).click();
    const pause = main.getByRole('form', { name: 'Faire une pause' });
    await pause.getByLabel('Durée de la pause').selectOption('2');
    await pause.getByRole('button', { name: 'Mettre en pause' }).click();
    await main.getByText(asPrinted('C’est fait : votre don est en pause.')).waitFor();
    await badge(page, 'En pause').waitFor();
    await expect.poll(() => main.getByText('Prochain paiement', { exact: true }).count()).toBe(0);
    await emailTo(product.varFolder, email, 'est en pause');

    await page.reload();
    await main.getByRole('button', { name: 'Reprendre mon don' }).click();
    await main.getByText(asPrinted('C’est fait : votre don reprend. Merci !')).waitFor();
    await badge(page, 'Actif').waitFor();
    await emailTo(product.varFolder, email, 'reprend');

    await main.getByText('Changer le montant', { exact: true }).first().click();
    const amount = main.getByRole('form', { name: 'Changer le montant' });
    await amount.getByLabel(/Nouveau montant/).fill('0,5');
    await amount.getByRole('button', { name: 'Changer le montant' }).click();
    await main.getByText(asPrinted('Indiquez un montant de 1 à 100 000 €')).waitFor();
    await expect.poll(() => amount.getByLabel(/Nouveau montant/).inputValue()).toBe('0,5');
    await amount.getByLabel(/Nouveau montant/).fill('25');
    await amount.getByRole('button', { name: 'Changer le montant' }).click();
    await main.getByText(/Il reste à confirmer.*25\s€ chaque mois une fois confirmé/s).waitFor();
    const asked = await emailTo(product.varFolder, email, 'À confirmer');
    await page.goto(new URL(/http\S+\/don\/regulier\/confirmer\/[\w-]{43}/.exec(asked.text)![0]).pathname);
    await main.getByRole('button', { name: asPrinted('Oui, donner 25 €') }).click();
    await main.getByText(/C’est fait.*vous donnez désormais/s).waitFor();
    await page.goto(address);
    await main.getByText(asPrinted('25 €, chaque mois')).waitFor();
  });

  journey('skips one payment, then gives once a quarter instead', async ({ page, product }) => {
    const email = newcomer('awa');
    const address = await giveMonthly(page, product, email);
    await eventually('a gift whose next payment is known', async () => {
      await page.goto(address);
      return (await page.getByText('Sauter le prochain paiement', { exact: true }).count()) > 0;
    });
    const main = page.getByRole('main');
    const dayOf = () => main.getByRole('definition').locator('time').first().getAttribute('datetime');
    const before = await dayOf();
    await main.getByText('Sauter le prochain paiement', { exact: true }).click();
    await main.getByRole('button', { name: 'Sauter ce paiement' }).click();
    await main.getByText(asPrinted('C’est fait : ce paiement ne sera pas prélevé.')).waitFor();
    await eventually('a later day', async () => (await dayOf())! > before!);
    await emailTo(product.varFolder, email, 'ne sera pas prélevé');

    await main.getByText('Changer le rythme', { exact: true }).first().click();
    const pace = main.getByRole('form', { name: 'Changer le rythme' });
    await pace.getByLabel('Nouveau rythme').selectOption('quarterly');
    await pace.getByRole('button', { name: 'Changer le rythme' }).click();
    await main.getByText(asPrinted('C’est fait : le nouveau rythme est enregistré.')).waitFor();
    await page.getByRole('heading', { name: 'Votre don trimestriel' }).waitFor();
    await emailTo(product.varFolder, email, 'devient un don trimestriel');
  });

  journey(
    'by a link of three months ago, has a new one sent to their own address',
    async ({ page, product }) => {
      const email = newcomer('ancien-lien');
      const address = await giveMonthly(page, product, email);
      await rowsOf(
        product.databaseUrl,
        `UPDATE donation_links SET created_at = created_at - interval '91 days' WHERE recurring_gift_id =
         (SELECT id FROM recurring_gifts WHERE email = $1)`,
        [email],
      );
      expect((await page.goto(address))?.status()).toBe(410);
      const main = page.getByRole('main');
      await main.getByRole('heading', { name: 'Ce lien a plus de 90 jours' }).waitFor();
      await expect.poll(() => main.innerText()).not.toContain(email);
      await main.getByRole('button', { name: 'Recevoir un nouveau lien' }).click();
      await main.getByText(/C’est envoyé à an•••@/).waitFor();
      const { text } = await emailTo(product.varFolder, email, 'nouveau lien');
      await page.goto(new URL(/http\S+\/don\/regulier\/[\w-]{43}/.exec(text)![0]).pathname);
      await page.getByRole('heading', { name: 'Votre don mensuel' }).waitFor();
    },
  );

  journey('on a phone without a script: gives another card, then stops', async ({ visit, page, product }) => {
    const email = newcomer('paul');
    const address = await giveMonthly(page, product, email);
    const phone = await visit({ javaScriptEnabled: false, viewport: PHONE });
    await eventually('a provider that knows who pays', async () => {
      await phone.goto(address);
      return (await phone.getByRole('button', { name: 'Changer de carte ou de compte' }).count()) === 1;
    });
    await phone.getByRole('button', { name: 'Changer de carte ou de compte' }).click();
    await phone.waitForURL('**/don/demonstration/**');
    await phone.goto(address);
    const main = phone.getByRole('main');
    await main.getByText('Sauter le prochain paiement', { exact: true }).click();
    await main.getByRole('button', { name: 'Sauter ce paiement' }).click();
    await main.getByText(asPrinted('C’est fait : ce paiement ne sera pas prélevé.')).waitFor();
    await main.getByText('Arrêter mon don', { exact: true }).first().click();
    const stop = main.getByRole('form', { name: 'Arrêter mon don' });
    await stop.getByLabel(/Pourquoi/).fill('Je change de banque');
    await stop.getByRole('button', { name: 'Oui, arrêter mon don' }).click();
    await main.getByText(asPrinted('C’est fait : votre don est arrêté.')).waitFor();
    await badge(phone, 'Arrêté').waitFor();
    await expect.poll(() => main.getByRole('form').count()).toBe(0);
  });
});
