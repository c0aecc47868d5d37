import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { faultsOf, faultsOfAll } from './accessibility-faults.ts';
import { PUBLIC_PAGES } from './audited-pages.ts';
import { DonationForm, validatedGift } from './donation-form.ts';
import { GiftForm } from './gift-form.ts';
import { journey } from './journey.ts';
import { DESKTOP } from './journey-sizes.ts';

describe('the rules of accessibility, at both widths, in light and dark', { timeout: 900_000 }, () => {
  journey('are kept by every public page', async ({ page }) => {
    const open = (tab: Page, path: string) => tab.goto(path, { waitUntil: 'load' });
    expect(await faultsOfAll(page.context(), PUBLIC_PAGES, { open })).toEqual([]);
  });

  journey(
    'are kept by every step of a donation of things, its faults and its own page',
    async ({ page, product }) => {
      const form = new DonationForm(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await form.open();
      await form.main.getByRole('button', { name: 'Suivant' }).click();
      const faults = await faultsOf(page, 'the first step, refused');
      await form.tellWho('axe@example.org');
      await form.next('Détails du don');
      faults.push(...(await faultsOf(page, 'the second step')));
      await form.tellWhat();
      await form.next('Logistique');
      faults.push(...(await faultsOf(page, 'the third step')));
      await form.tellWhere();
      await form.next('Récupération');
      await form.tellWhen();
      faults.push(...(await faultsOf(page, 'the fourth step')));
      await form.send();
      await page.waitForURL('**/email-sent');
      faults.push(...(await faultsOf(page, 'the e-mail sent')));
      await page.goto(await validatedGift(product, 'axe@example.org'));
      await page.getByText('Changer mes souhaits').waitFor();
      expect([...faults, ...(await faultsOf(page, 'the donor’s own page'))]).toEqual([]);
    },
  );

  journey('are kept by a gift of money, refused, tried again and thanked for', async ({ page }) => {
    const form = new GiftForm(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await form.open('/faire-un-don?montant=0,50');
    await form.choose('Une entreprise');
    await form.tellName();
    await form.send();
    await form.main.locator('[aria-invalid="true"]').first().waitFor();
    const faults = await faultsOf(page, 'the form, refused');
    await form.open('/faire-un-don?montant=35');
    await form.choose('Un particulier');
    await form.email.fill('axe-don@example.org');
    await form.send();
    await form.title('Paiement de démonstration');
    faults.push(...(await faultsOf(page, 'the demonstration')));
    await form.bank('Refuser le paiement');
    await form.title('Le paiement a été refusé');
    faults.push(...(await faultsOf(page, 'the refusal')));
    await page.getByRole('link', { name: 'Reprendre le paiement' }).click();
    await form.title('Suivre votre don');
    faults.push(...(await faultsOf(page, 'the gift, refused')));
    await page.getByRole('button', { name: 'Reprendre le paiement' }).click();
    await form.bank(/^Payer/);
    await form.title(/^Merci/);
    faults.push(...(await faultsOf(page, 'the confirmation')));
    await page.goto(page.url().replace('/don/confirmation', '/donations/success'));
    await form.title(/Merci pour votre don/);
    expect([...faults, ...(await faultsOf(page, 'the thanks'))]).toEqual([]);
  });

  journey('are kept by every part of the impact, its tables open', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const faults: string[] = [];
    for (const tab of ['Régions', 'Chronologie']) {
      await page.locator('#impact').getByRole('tab', { name: tab }).click();
      await page.locator('#impact').getByRole('tabpanel').getByText('Lire en tableau').click();
      // At the top of the page, no bar that stays lies over the part.
      await page.evaluate(() => window.scrollTo(0, 0));
      faults.push(...(await faultsOf(page, tab)));
      await page.setViewportSize(DESKTOP);
    }
    expect(faults).toEqual([]);
  });
});
