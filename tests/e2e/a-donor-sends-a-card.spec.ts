import { parisDay } from '@livres/api/dist/platform/clock/paris.js';
import { describe, expect } from 'vitest';
import { emailTo } from '../factories/emails.ts';
import { asPrinted } from './as-printed.ts';
import { GiftForm } from './gift-form.ts';
import { journey } from './journey.ts';
import { PHONE } from './journey-sizes.ts';
import { newcomer } from './newcomer.ts';
import { DAY_MS } from '@livres/api/contract';

const OPEN = /Envoyer une carte par e-mail/;

describe('a gift in memory of someone', () => {
  journey('carries a card to a person, who then wants no other', async ({ page, visit, product }) => {
    const [donor, recipient] = [newcomer('helene'), newcomer('awa')];
    const form = new GiftForm(page);
    await form.open('/faire-un-don?montant=50');
    await form.email.fill(donor);
    await form.main.getByText(OPEN).click();
    await form.main.getByLabel('Nom de la personne qui la reçoit').fill('Awa');
    await form.main.getByLabel('Son adresse e-mail').fill(recipient);
    await form.main.getByLabel('Vos mots').fill('Regardez www.malin.example');
    await form.main.getByLabel('Qui signe').fill('Hélène');
    await form.send();
    await form.main.getByText('Une carte ne porte pas de lien').waitFor();
    await form.main.getByLabel('Vos mots').fill('Pour nos lectures du soir.');
    await form.send();
    await form.bank(asPrinted('Payer 50 €'));
    await form.title(/Merci/);
    const card = await emailTo(product.varFolder, recipient, 'Hélène');
    expect(card.text).toContain('Pour nos lectures du soir.');

    const reader = await visit({ javaScriptEnabled: false, viewport: PHONE });
    const { pathname } = new URL(/http\S+\/carte\/ne-plus-recevoir\/[\w-]{43}/.exec(card.text)![0]);
    await reader.goto(pathname);
    await reader.getByRole('button', { name: 'Ne plus m’écrire' }).click();
    await reader.getByText(asPrinted('C’est fait : vous ne recevrez plus de carte.')).waitFor();
    await reader.goto(pathname);
    await reader.getByRole('button', { name: 'Signaler cette carte' }).click();
    await reader.getByText(asPrinted('C’est fait : l’association est prévenue')).waitFor();
  });

  journey('without a script: its card is changed, then cancelled', async ({ visit, product }) => {
    const donor = newcomer('paul');
    const page = await visit({ javaScriptEnabled: false, viewport: PHONE });
    const main = page.getByRole('main');
    const day = parisDay(new Date(Date.now() + 20 * DAY_MS));
    await page.goto('/faire-un-don?montant=50');
    await main.getByRole('textbox', { name: 'Adresse e-mail', exact: true }).fill(donor);
    await main.getByText(OPEN).click();
    await main.getByLabel('Nom de la personne qui la reçoit').fill('Awa');
    await main.getByLabel('Qui signe').fill('Paul');
    await main.getByLabel('Jour de l’envoi').fill(day);
    await main.getByRole('button', { name: /^Donner/ }).click();
    await main.getByText('Indiquez l’adresse e-mail de la personne qui reçoit la carte.').waitFor();
    await expect.poll(() => main.getByLabel('Jour de l’envoi').inputValue()).toBe(day);
    await main.getByLabel('Son adresse e-mail').fill(newcomer('lointaine'));
    await main.getByRole('button', { name: /^Donner/ }).click();
    await main.getByRole('button', { name: asPrinted('Payer 50 €') }).click();

    const { text } = await emailTo(product.varFolder, donor, 'Merci pour votre don');
    await page.goto(new URL(/http\S+\/don\/suivi\/[\w-]{43}/.exec(text)![0]).pathname);
    await main.getByRole('heading', { name: 'La carte par e-mail' }).waitFor();
    await main.getByText('Prête à partir').waitFor();
    await main.getByText('Changer le jour ou les mots').click();
    await main.getByLabel('Vos mots').fill('Avec toute mon affection');
    const words = main.getByRole('form', { name: 'Changer le jour ou les mots' });
    await words.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await main.getByText('C’est enregistré.').waitFor();
    await main.getByRole('definition').filter({ hasText: 'Avec toute mon affection' }).waitFor();
    await main.getByRole('button', { name: 'Annuler la carte' }).click();
    await main.getByText(asPrinted('C’est fait : la carte ne partira pas.')).waitFor();
    await main.getByText('Annulée', { exact: true }).waitFor();
  });
});
