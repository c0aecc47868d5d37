import type { ExpenseRecord, Transparency } from '@livres/api/contract';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { accepted } from '../factories/answers.ts';
import { apiOf } from './api-calls.ts';
import { asPrinted } from './as-printed.ts';
import { enterPanel } from './enter-panel.ts';
import { journeyOnOwnProduct as journey } from './journey.ts';
import { DESKTOP, PHONE } from './journey-sizes.ts';
import type { Product } from './product.ts';
import { staffSession } from './staff-session.ts';

const TODAY = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });
const YEAR = Number(TODAY.slice(0, 4));
const SUPPLIER = 'Menuiserie Njoya, Foumban : rayonnages';

/** Someone of the team who keeps the accounts and nothing else. */
async function treasurer(product: Product): Promise<Product> {
  const staff = await staffSession(product);
  const made = staff<{ code: string }>('POST', '/admin/staff', { name: 'Noa Essai', roles: ['tresorier'] });
  return { ...product, accessCode: (await accepted(made)).code };
}

const sumsOf = async (product: Product, year: number) =>
  (await apiOf(product)<Transparency>('/transparency/')).body.years.find((one) => one.year === year);
const inCents = (euros: number) => Math.round(euros * 100);

/** What the page of the site prints as the sum of a table, in cents. */
async function printedTotal(visitor: Page, year: number, table: string): Promise<number> {
  await visitor.goto('/transparence');
  const sums = yearOf(visitor, year).getByRole('table', { name: table });
  const text = await sums
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell')
    .innerText();
  return inCents(Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.')));
}

const yearOf = (visitor: Page, year: number): Locator =>
  visitor.getByRole('region', { name: `Année ${year}` });

async function fillExpense(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Créer' }).click();
  const form = page.locator('main form');
  await form.getByLabel(/^Payée le/).fill(TODAY);
  await form.getByLabel(/^Montant/).fill('1 250,50');
  await form.getByLabel(/^À qui, pour quoi/).fill(SUPPLIER);
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await form.getByText('Choisissez une catégorie.').first().waitFor();
  await form.getByRole('combobox', { name: /^Catégorie/ }).click();
  await page.getByRole('option', { name: 'Aménagement des bibliothèques' }).click();
  await form.getByRole('button', { name: 'Enregistrer' }).click();
}

describe('what the association spends', () => {
  journey(
    'is entered with its invoice, read by visitors to the cent, and reversed with a reason',
    async ({ page, product, visit }) => {
      const before = (await sumsOf(product, YEAR))?.spending ?? 0;
      await enterPanel(page, await treasurer(product), '/admin/expenses');
      await page.getByRole('link', { name: 'Créer' }).waitFor();
      await expect.poll(() => page.getByRole('button', { name: 'Clore un exercice' }).count()).toBe(0);
      await fillExpense(page);
      const pieces = page.getByRole('region', { name: 'Pièce' });
      await pieces.getByText('Aucune pièce jointe.').waitFor();
      const attach = (content: string) =>
        pieces
          .locator('input[type=file]')
          .setInputFiles({ name: 'facture.pdf', mimeType: 'application/pdf', buffer: Buffer.from(content) });
      await attach('MZ ceci n’est pas une facture');
      await page.getByText('Joignez un fichier PDF, JPEG ou PNG.').waitFor();
      await attach('%PDF-1.7 facture');
      const download = page.waitForEvent('download');
      await pieces.getByRole('button', { name: 'Télécharger' }).click();
      expect((await download).suggestedFilename()).toMatch(new RegExp(`^depense-${TODAY}-\\d+\\.pdf$`));

      const visitor = await visit({ javaScriptEnabled: false, viewport: PHONE });
      const printed = () => printedTotal(visitor, YEAR, 'Ce qui est sorti');
      await expect.poll(printed, { timeout: 10_000 }).toBe(inCents(before) + 125_050);
      await expect.poll(() => printed()).toBe(inCents((await sumsOf(product, YEAR))!.spending));
      await expect
        .poll(() => printedTotal(visitor, YEAR, 'Ce qui est entré'))
        .toBe(inCents((await sumsOf(product, YEAR))!.income));
      await yearOf(visitor, YEAR).getByText('Comptes provisoires').waitFor();
      await expect.poll(() => visitor.getByRole('main').innerText()).not.toContain('Njoya');

      await page.getByRole('button', { name: 'Annuler la dépense' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(/^Raison/).fill('Facture saisie deux fois.');
      await dialog.getByRole('button', { name: 'Annuler la dépense' }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByText('Facture saisie deux fois.').first().waitFor();
      await expect.poll(() => page.getByRole('button', { name: 'Annuler la dépense' }).count()).toBe(0);
      await expect.poll(printed, { timeout: 10_000 }).toBe(inCents(before));
    },
  );

  journey('is settled once an administrator closes the year', async ({ page, product, visit }) => {
    const year = YEAR - 3;
    const staff = await staffSession(product);
    const spend = (day: string) =>
      staff<ExpenseRecord>('POST', '/admin/expenses', {
        spent_on: `${year}-${day}`,
        amount: 320.4,
        category: 'training',
        supplier: 'Formation de deux bibliothécaires',
      });
    const { id } = await accepted(spend('05-04'));
    const visitor = await visit({ viewport: DESKTOP });
    // The page is kept until the front door hears of the change, about a second later.
    const reads = async (words: string) => {
      await expect
        .poll(
          async () => {
            await visitor.goto('/transparence');
            return yearOf(visitor, year).getByText(words).count();
          },
          { timeout: 20_000, interval: 500 },
        )
        .toBeGreaterThan(0);
    };
    await reads('Comptes provisoires');

    await enterPanel(page, product, '/admin/expenses');
    await page.getByRole('button', { name: 'Clore un exercice' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`Déjà clos : ${YEAR - 1}, ${YEAR - 2}`).waitFor();
    await dialog.getByLabel(/^Exercice/).fill(String(YEAR));
    await dialog.getByRole('button', { name: 'Clore un exercice' }).click();
    await dialog.getByText(`L’année ${YEAR} n’est pas finie`, { exact: false }).waitFor();
    await dialog.getByLabel(/^Exercice/).fill(String(year));
    await dialog.getByRole('button', { name: 'Clore un exercice' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await spend('06-01')).status).toBe(409);
    await page.goto(`/admin/expenses/${id}/show`);
    await page.getByText('L’exercice est clos : plus rien ne change.').waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Modifier' }).count()).toBe(0);

    await reads('Comptes clos');
    const closed = yearOf(visitor, year);
    await closed.getByText(asPrinted('320,40 €')).first().waitFor();
    const file = await visitor.getByRole('link', { name: /CSV/ }).getAttribute('href');
    expect(await (await fetch(product.url + file)).text()).toContain(`${year};Sortie;Formation;320,4`);
  });
});
