import type { AccompanimentDetail } from '@livres/api/contract';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { accompaniment, ACCOMPANIMENT } from '../factories/cases.ts';
import { emailsIn, emailTo } from '../factories/emails.ts';
import { postTo } from './api-calls.ts';
import { enterPanel } from './enter-panel.ts';
import { journey } from './journey.ts';
import { newcomer } from './newcomer.ts';
import { staffSession } from './staff-session.ts';

const SCREEN = '/admin/accompaniment-requests';

interface Received {
  id: number;
  email: string;
}

/** Requests whose students share a name that nobody else bears. */
async function received(url: string, lastName: string, count: number): Promise<Received[]> {
  const requests: Received[] = [];
  for (let number = 1; number <= count; number += 1) {
    const email = newcomer(`dossier-${number}`);
    const asked = accompaniment({ first_name: `Élève${number}`, last_name: lastName, email });
    const path = '/universities/accompaniment-requests/';
    requests.push({ email, id: (await postTo<{ id: number }>(url, path, asked)).id });
  }
  return requests;
}

const emailAdmin = (page: Page) => page.getByRole('region', { name: 'Écrire', exact: true });

describe('staff who share requests', () => {
  journey('entrust several at once, which is kept of each', async ({ page, product }) => {
    const lastName = `Partage ${newcomer('lot').slice(0, 12)}`;
    const requests = await received(product.url, lastName, 3);
    await enterPanel(page, product, SCREEN);
    await page.getByPlaceholder('Rechercher').fill(lastName);
    const rows = page.getByRole('row').filter({ hasText: lastName });
    await expect.poll(() => rows.count()).toBe(3);
    for (const name of ['Élève1', 'Élève3'])
      await rows.filter({ hasText: name }).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Confier' }).click();
    const dialog = page.getByRole('dialog', { name: /2 dossiers à confier/ });
    await dialog.getByLabel('Confié à').click();
    await page.getByRole('option', { name: 'Première administratrice' }).click();
    await dialog.getByRole('button', { name: 'Confier' }).click();
    await page.getByText('2 dossiers confiés').waitFor();
    await expect.poll(() => rows.filter({ hasText: 'Première administratrice' }).count()).toBe(2);

    const staff = await staffSession(product);
    const cases = requests.map(({ id }) => staff<AccompanimentDetail>('GET', `${ACCOMPANIMENT}/${id}`));
    const bodies = (await Promise.all(cases)).map(({ body }) => body);
    expect(bodies.map(({ status }) => status)).toEqual(['assigned', 'new', 'assigned']);
    expect(bodies[0]!.entries.slice(-2)).toMatchObject([
      { kind: 'assignment', body: 'Première administratrice' },
      { kind: 'state', body: 'Attribuée' },
    ]);
  });

  journey('write once, though a colleague was quicker, and lose no word of it', async ({ page, product }) => {
    const lastName = `Courrier ${newcomer('croise').slice(0, 12)}`;
    const [request] = await received(product.url, lastName, 1);
    await enterPanel(page, product, `${SCREEN}/${request!.id}/show`);
    await emailAdmin(page).getByLabel('Objet').fill('Votre dossier {reference}');
    await emailAdmin(page).getByLabel('Message').fill('Bonjour {first_name}, nous l’avons lu.');

    const staff = await staffSession(product);
    const address = `${ACCOMPANIMENT}/${request!.id}`;
    const { body } = await staff<AccompanimentDetail>('GET', address);
    const moved = await staff('PUT', address, { version: body.version, status: 'in_progress' });
    expect(moved.status).toBe(200);

    const send = emailAdmin(page).getByRole('button', { name: 'Envoyer le courrier' });
    await send.click();
    await page.getByText('Quelqu’un d’autre a modifié cette fiche').waitFor();
    await page.getByRole('button', { name: 'Lire sa version' }).click();
    const followUp = page.getByRole('region', { name: 'Suivi', exact: true });
    await followUp.getByText('En cours', { exact: true }).waitFor();
    await expect
      .poll(() => emailAdmin(page).getByLabel('Objet').inputValue())
      .toBe('Votre dossier {reference}');
    await page.reload();
    await expect
      .poll(() => emailAdmin(page).getByLabel('Message').inputValue())
      .toBe('Bonjour {first_name}, nous l’avons lu.');
    await send.click();
    await page.getByText('Courrier envoyé', { exact: true }).waitFor();

    const message = await emailTo(product.varFolder, request!.email, 'Votre dossier ACC-');
    expect(message.text).toContain('Bonjour Élève1, nous l’avons lu.');
    await expect.poll(() => emailAdmin(page).getByLabel('Objet').inputValue()).toBe('');
    const subjects = (await emailsIn(product.varFolder)).filter(({ to }) => to === request!.email);
    expect(subjects.filter(({ subject }) => subject.startsWith('Votre dossier ')).length).toBe(1);
  });
});
