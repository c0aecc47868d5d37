import { describe, expect } from 'vitest';
import { dialog, enterPanel } from './enter-panel.ts';
import { faultsOf } from './accessibility-faults.ts';
import { journey } from './journey.ts';
import { DESKTOP, PHONE } from './journey-sizes.ts';

const KEPT = 'claire.vasseur@example.org';
const ABSORBED = 'claire.vasseur37@example.org';

describe('people who are one', () => {
  journey(
    'are suggested, compared, merged, found by the former address, and parted again',
    async ({ page, product }) => {
      await enterPanel(page, product, '/admin/people-merges');
      const suggested = page.getByRole('region', { name: 'Sans doute la même personne' });
      const pair = suggested.getByRole('listitem').filter({ hasText: ABSORBED });
      await pair.waitFor();
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size);
        // The panel lays itself out again.
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
          .toBe(true);
        expect(await faultsOf(page, 'people to merge')).toEqual([]);
      }
      await pair.getByRole('link', { name: 'Comparer' }).click();
      await page.getByRole('region', { name: 'Personne gardée' }).getByText(KEPT).waitFor();
      await expect
        .poll(() => page.getByRole('region', { name: 'Ce qui suit' }).innerText())
        .toContain('Messages');
      expect(await faultsOf(page, 'two people')).toEqual([]);
      await page.getByRole('button', { name: 'Réunir ces deux personnes…' }).click();
      await dialog(page).getByRole('button', { name: 'Réunir', exact: true }).click();
      const past = page.getByRole('region', { name: 'Rapprochements faits' });
      await past.getByText(`${ABSORBED} réunie à ${KEPT}`).waitFor();
      await pair.waitFor({ state: 'detached' });

      const list = encodeURIComponent(JSON.stringify({ q: ABSORBED }));
      await page.goto(`/admin/users/donors?filter=${list}`);
      await page.getByRole('link', { name: 'Claire Vasseur' }).first().click();
      await page.getByRole('region', { name: 'Rapprochements' }).getByText(ABSORBED).waitFor();
      await page.getByRole('link', { name: 'Rapprocher avec…' }).click();
      await page.getByRole('group', { name: 'Première personne' }).getByText(KEPT).waitFor();

      await past.getByRole('button', { name: 'Annuler ce rapprochement' }).first().click();
      await dialog(page).getByRole('button', { name: 'Remettre comme avant' }).click();
      await past.getByText('Annulé le').waitFor();
      await pair.waitFor();
    },
  );
});
