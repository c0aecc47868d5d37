import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { emailTo } from '../factories/emails.ts';
import { journey } from './journey.ts';
import { newcomer } from './newcomer.ts';
import { eventOf, RegistrationPages } from './registration-form.ts';
import { tabTo } from './tab-to.ts';
import { violations } from './violations.ts';

const QUESTIONS = [
  { id: 'quartier', kind: 'text' as const, label: 'Votre quartier ?', choices: [], required: true },
  {
    id: 'repas',
    kind: 'choice' as const,
    label: 'Quel repas ?',
    choices: ['Avec viande', 'Végétarien'],
    required: true,
  },
  { id: 'train', kind: 'yes_no' as const, label: 'Venez-vous en train ?', choices: [], required: false },
  {
    id: 'atelier',
    kind: 'choice' as const,
    label: 'Quel atelier ?',
    choices: ['Couvrir', 'Coller', 'Coudre', 'Ranger', 'Trier', 'Lire'],
    required: false,
  },
];

describe('a visitor without a mouse, and with large letters', () => {
  journey(
    'is led from the summary of what is wrong to each field, and registers',
    async ({ page, product }) => {
      const email = newcomer('clavier');
      const event = await eventOf(product, { title: 'Trier au clavier', questions: QUESTIONS });
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`/evenements/${event.slug}/inscription`);
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('html { font-size: 200% !important; }');
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      });
      const { main } = new RegistrationPages(page, product);
      const form = main.locator('form[novalidate][aria-label="Votre inscription"]');
      await form.waitFor();
      const type = async (label: string | RegExp, text: string) => {
        await tabTo(page, form.getByLabel(label, { exact: true }));
        await page.keyboard.type(text);
      };
      const press = async (target: Locator, key: string) => {
        await tabTo(page, target);
        await page.keyboard.press(key);
      };
      const send = form.getByRole('button', { name: 'Réserver ma place' });

      // Each field and each group has a name.
      await form.getByRole('combobox', { name: 'Combien de places' }).waitFor();
      await form.getByRole('group', { name: 'Questions de l’organisateur' }).waitFor();
      for (const name of [/^Quel repas/, /^Venez-vous en train/])
        await form.getByRole('group', { name }).getByRole('radio').first().waitFor();
      await form.getByRole('combobox', { name: /^Quel atelier.*facultatif/ }).waitFor();

      await type('Prénom', 'Awa');
      await type('Nom', 'Ngo');
      await type('Adresse e-mail', email);
      await press(form.getByRole('radio', { name: 'Avec viande' }), 'Space');
      await press(form.getByRole('checkbox', { name: /^J’accepte/ }), 'Space');
      await press(send, 'Enter');

      const summary = form.getByRole('alert');
      await summary.getByText('Une réponse est à corriger').waitFor();
      await expect.poll(() => summary.evaluate((one) => one === document.activeElement)).toBe(true);
      const quarter = form.getByRole('textbox', { name: /^Votre quartier/ });
      const said = await quarter.evaluate((field) => ({
        invalid: field.getAttribute('aria-invalid'),
        described: document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
      }));
      expect(said).toEqual({ invalid: 'true', described: expect.stringContaining('Répondez') });
      expect(await violations(page, 'all')).toEqual([]);
      const beyond = await form.evaluate((whole) =>
        [...whole.querySelectorAll(':not([aria-hidden] *)')]
          .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      );
      expect(beyond).toEqual([]);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

      await page.keyboard.press('Tab');
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent))
        .toMatch(/^Votre quartier/);
      await page.keyboard.press('Enter');
      await expect.poll(() => quarter.evaluate((one) => one === document.activeElement)).toBe(true);
      await page.keyboard.type('La Guillotière');
      await press(send, 'Enter');
      await page.waitForURL('**/email-sent**');
      await emailTo(product.varFolder, email, 'Confirmez votre inscription');
    },
  );

  journey('finds the summary at the head of the form without JavaScript too', async ({ visit, product }) => {
    const event = await eventOf(product, { title: 'Trier sans script', questions: QUESTIONS });
    const page = await visit({ javaScriptEnabled: false });
    const pages = new RegistrationPages(page, product);
    await page.goto(`/evenements/${event.slug}/inscription`);
    await pages.tellWho('awa@exemple');
    await pages.main.getByLabel('Votre quartier').fill('La Guillotière');
    await pages.main.getByLabel('Avec viande').check();
    await pages.press('Réserver ma place');
    const summary = pages.main.getByRole('alert');
    await summary.getByText('Une réponse est à corriger').waitFor();
    await summary.getByRole('link', { name: 'Adresse e-mail' }).click();
    await pages.main.locator('#inscription-email:target').waitFor();
    await expect.poll(() => pages.main.getByLabel('Prénom').inputValue()).toBe('Awa');
  });
});
