import type { LocationRecord, YearRecord } from '@livres/api/contract';
import { describe, expect } from 'vitest';
import { asPrinted } from './as-printed.ts';
import { toast } from './enter-panel.ts';
import { hasFocus, openFigures } from './figures-screen.ts';
import { journey } from './journey.ts';
import { staffSession, type StaffCall } from './staff-session.ts';

describe('a year', () => {
  journey('that exists is updated instead of created, and the person is told', async ({ page, product }) => {
    await openFigures(page, product);
    await page.getByRole('button', { name: 'Ajouter une année' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nouvelle année' });
    await dialog.getByLabel(/^Année/).fill('2024');
    await dialog.getByLabel(/^Livres distribués/).fill('118000');
    await dialog.getByLabel(/^Bibliothèques/).fill('50');
    await dialog.getByLabel(/^Ce que l’année/).fill('Le bibliobus de l’Adamaoua prend la route.');
    await dialog.getByRole('button', { name: 'Ajouter l’année' }).click();
    await toast(page, '2024 existait déjà').waitFor();
    await page.getByText('Le bibliobus de l’Adamaoua prend la route.').first().waitFor();
    const call = await staffSession(product);
    const years = await call<YearRecord[]>('GET', '/admin/yearly-progress');
    expect(years.body.filter(({ year }) => year === 2024)).toMatchObject([
      { books_distributed: 118_000, libraries_count: 50 },
    ]);

    await toast(page, '2024 existait déjà').getByRole('button', { name: 'Annuler' }).click();
    await toast(page, '2024 est redevenue').waitFor();
    await page.getByText('Le bibliobus de l’Adamaoua prend la route.').first().waitFor({ state: 'detached' });
  });

  journey('that is deleted comes back as it was', async ({ page, product }) => {
    await openFigures(page, product);
    const line = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '2015' }) });
    await line.getByRole('button', { name: asPrinted('Supprimer : 2015') }).press('Enter');
    await line.waitFor({ state: 'detached' });
    await toast(page, '2015 : année supprimée').getByRole('button', { name: 'Annuler' }).click();
    await toast(page, '2015 : année rétablie').waitFor();
    await line.getByText(asPrinted('28 000 livres · 14 bibliothèques')).waitFor();
  });
});

describe('places', () => {
  journey('that two people change at once keep what both wrote', async ({ page, product }) => {
    await openFigures(page, product);
    const call = await staffSession(product);
    const path = '/admin/location-metrics';
    const place = (await call<LocationRecord[]>('GET', path)).body.find(({ name }) => name === 'Lomé')!;
    await page.getByRole('button', { name: asPrinted('Modifier : Lomé') }).click();
    const form = page.getByRole('dialog', { name: 'Modifier Lomé' });
    await form.getByLabel(/^Nom du lieu/).fill('Lomé et Kpalimé');
    await call('PUT', `${path}/${place.id}`, { libraries_count: 5, version: place.version });
    await form.getByRole('button', { name: 'Enregistrer' }).click();
    const question = page.getByRole('dialog', { name: /Quelqu’un d’autre/ });
    await question.getByText(/Première administratrice/).waitFor();
    await question.getByRole('button', { name: 'Garder mes changements' }).click();
    await page.getByRole('heading', { name: 'Lomé et Kpalimé, Togo' }).waitFor();
    await form.waitFor({ state: 'detached' });
    expect((await call<LocationRecord>('GET', `${path}/${place.id}`)).body).toMatchObject({
      name: 'Lomé et Kpalimé',
      libraries_count: 5,
    });
  });

  journey(
    'are moved, put aside and deleted by keyboard; a deleted one comes back',
    async ({ page, product }) => {
      await openFigures(page, product);
      const call = await staffSession(product);
      const names = () => placeNames(call);
      const [first = '', second = ''] = await names();
      const down = page.getByRole('button', { name: asPrinted(`Descendre : ${first}`) });
      await down.focus();
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await names()).slice(0, 2)).toEqual([second, first]);
      await expect.poll(() => hasFocus(down)).toBe(true);

      const shown = page.getByRole('switch', { name: asPrinted(`Affiché sur le site : ${first}`) });
      await shown.focus();
      await page.keyboard.press('Space');
      await toast(page, `${first} n’est plus affiché sur le site`).waitFor();
      const seen = async () => (await fetch(`${product.url}/api/v1/metrics/locations/`)).text();
      await expect.poll(seen).not.toContain(first);

      await page.getByRole('button', { name: asPrinted(`Supprimer : ${second}`) }).press('Enter');
      await toast(page, `${second} : lieu supprimé`).getByRole('button', { name: 'Annuler' }).press('Enter');
      await toast(page, `${second} : lieu rétabli`).waitFor();
      await expect.poll(() => names()).toContain(second);
    },
  );

  journey('are dragged to their place', async ({ page, product }) => {
    await openFigures(page, product);
    const call = await staffSession(product);
    const names = () => placeNames(call);
    const [first = '', second = '', third = ''] = await names();
    await page.getByTitle(`Déplacer ${third}`).scrollIntoViewIfNeeded();
    const from = (await page.getByTitle(`Déplacer ${third}`).boundingBox())!;
    const to = (await page.getByTitle(`Déplacer ${first}`).boundingBox())!;
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
    await page.mouse.up();
    await toast(page, 'Ordre des lieux enregistré').waitFor();
    await expect.poll(async () => (await names()).slice(0, 3)).toEqual([third, first, second]);
  });
});

async function placeNames(call: StaffCall): Promise<string[]> {
  return (await call<LocationRecord[]>('GET', '/admin/location-metrics')).body.map(({ name }) => name);
}
