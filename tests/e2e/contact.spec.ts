import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { emailTo } from '../factories/emails.ts';
import { enterPanel } from './enter-panel.ts';
import { journey } from './journey.ts';
import { newcomer } from './newcomer.ts';

const MESSAGE = 'Bonjour, nous avons cent dictionnaires.';

async function fill(page: Page, email: string, subject: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Votre message' });
  await form.getByLabel('Votre nom').fill('Claire Dumoulin');
  await form.getByLabel('Votre adresse e-mail').fill(email);
  await form.getByLabel(/De quoi s’agit-il/).fill(subject);
  await form.getByRole('textbox', { name: 'Votre message' }).fill(MESSAGE);
}
const send = (page: Page) => page.getByRole('button', { name: 'Envoyer le message' }).click();

describe('a message to the association', () => {
  journey('survives a reload, arrives, and is answered from the panel', async ({ page, product }) => {
    const claire = newcomer('claire');
    // Found again by it in the panel, also where the journey is made again.
    const subject = `Cent dictionnaires de ${claire}`;
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await fill(page, claire, subject);
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => page.getByRole('textbox', { name: 'Votre message' }).inputValue()).toBe(MESSAGE);
    await page.getByRole('main').getByLabel('Votre adresse e-mail').fill('claire');
    await send(page);
    await page.getByText('Cette adresse e-mail n’a pas la bonne forme').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
    await page.getByRole('main').getByLabel('Votre adresse e-mail').fill(claire);
    await send(page);
    await page.getByText('Votre message est parti').waitFor();
    await emailTo(product.varFolder, claire, `Votre message : ${subject}`);

    await enterPanel(page, product, '/admin/contact-messages');
    await page.getByRole('link', { name: subject }).click();
    await page.getByRole('heading', { level: 2, name: subject }).waitFor();
    await page.getByLabel('Votre réponse').fill('Avec plaisir, quand passer ?');
    await page.getByRole('button', { name: 'Envoyer la réponse' }).click();
    await page.getByText('Avec plaisir, quand passer ?').first().waitFor();
    const reply = await emailTo(product.varFolder, claire, `Re : ${subject}`);
    expect(reply.text).toContain('Avec plaisir, quand passer ?');
  });

  journey('is corrected and sent without JavaScript', async ({ visit, product }) => {
    const writer = newcomer('sans-script');
    const page = await visit({ javaScriptEnabled: false });
    await page.goto('/contact');
    await fill(page, 'sans@script', 'Sans script');
    await send(page);
    await page.getByText('Cette adresse e-mail n’a pas la bonne forme').waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: 'Votre message' }).inputValue()).toBe(MESSAGE);
    await page.getByRole('main').getByLabel('Votre adresse e-mail').fill(writer);
    await send(page);
    await page.getByText('Votre message est parti').waitFor();
    await emailTo(product.varFolder, writer, 'Votre message : Sans script');
  });
});
