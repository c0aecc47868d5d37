import type { EligibilityPage, Page as PageOf, ScholarshipSummary } from '@livres/api/contract';
import { Client } from 'pg';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { asPrinted } from './as-printed.ts';
import { journey } from './journey.ts';
import { PHONE } from './journey-sizes.ts';

const LIST = '/api/v1/universities/scholarships/';
const MATHEMATICS = 'Bourse panafricaine de sciences mathématiques';

async function named(page: Page, title: string): Promise<ScholarshipSummary> {
  const answer = await page.request.get(`${LIST}?search=${encodeURIComponent(title)}`);
  const { results } = (await answer.json()) as PageOf<ScholarshipSummary>;
  const found = results.find((one) => one.title === title);
  if (!found) throw new Error(`No scholarship is called ${title}`);
  return found;
}

async function change(databaseUrl: string, sql: string, values: unknown[]): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(sql, values);
  await client.query('UPDATE content_revision SET revision = revision + 1');
  await client.query(`SELECT pg_notify('content_revision', (SELECT revision::text FROM content_revision))`);
  await client.end();
}

const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name: asPrinted(name) }).waitFor();

describe('the page of a scholarship', () => {
  journey(
    'says what it pays for, how to apply and until when, and compares it with a budget',
    async ({ page }) => {
      const { id, application_url } = await named(page, MATHEMATICS);
      await page.goto(`/universites/scholarships/${id}`);
      await title(page, MATHEMATICS);
      const facts = page.getByRole('complementary', { name: 'Candidater' });
      await facts.getByText('3.2/4.0', { exact: true }).waitFor();
      await facts.getByText(asPrinted('Anglais : B1')).waitFor();
      const apply = page.getByRole('link', { name: 'Candidater en ligne' });
      await expect
        .poll(async () => [
          await apply.getAttribute('href'),
          await apply.getAttribute('target'),
          await apply.getAttribute('rel'),
        ])
        .toEqual([application_url, '_blank', 'noopener noreferrer']);
      await page.getByText('s’ouvre dans un nouvel onglet').waitFor();

      const coverage = page.getByRole('region', { name: 'Ce que la bourse prend en charge' });
      await coverage.getByText(asPrinted('Postes pris en charge : 5 postes sur 5')).first().waitFor();
      await coverage.getByText(asPrinted('12 000 €')).waitFor();
      await expect.poll(() => coverage.getByText('estimation', { exact: true }).count()).toBe(2);

      await page.getByText('Comparer avec mon propre budget').click();
      await page.getByLabel('Logement par mois (€)').fill('800');
      await page.getByLabel('Vie quotidienne par mois (€)').fill('700');
      await page.getByText(asPrinted('La bourse couvre 66 % de votre budget.')).waitFor();
      await page.reload();
      await page.getByText('Comparer avec mon propre budget').click();
      await page.getByText(asPrinted('La bourse couvre 66 % de votre budget.')).waitFor();

      const file = await page
        .getByRole('link', { name: 'Ajouter l’échéance à mon agenda' })
        .getAttribute('href');
      const calendar = await page.request.get(file!);
      expect(await calendar.text()).toContain('BEGIN:VALARM');
      const similar = page.getByRole('region', { name: 'D’autres bourses proches' });
      await expect.poll(() => similar.getByRole('article').count()).toBe(3);
      await similar.getByRole('article').first().getByRole('link').first().click();
      await expect.poll(() => new URL(page.url()).pathname).not.toBe(`/universites/scholarships/${id}`);
      await page.getByRole('region', { name: 'Ce que la bourse prend en charge' }).waitFor();
    },
  );

  journey(
    'is found by its slug and its English address, and says one address to search engines',
    async ({ page, product }) => {
      const { id, slug } = await named(page, MATHEMATICS);
      for (const path of [`/universities/scholarships/${id}`, `/universites/scholarships/${slug}`]) {
        const answer = await page.goto(path);
        expect([answer?.status(), new URL(page.url()).pathname]).toEqual([200, path]);
        await title(page, MATHEMATICS);
        await expect
          .poll(() => page.locator('link[rel="canonical"]').getAttribute('href'))
          .toBe(`${product.url}/universites/scholarships/${id}`);
      }
      const written = await page.locator('script[type="application/ld+json"]').allTextContents();
      const kinds = written.map((one) => (JSON.parse(one) as { '@type': string })['@type']);
      expect(kinds).toEqual(
        expect.arrayContaining(['BreadcrumbList', 'MonetaryGrant', 'EducationalOccupationalProgram']),
      );
      const picture = await page.request.get(`/og/universites/scholarships/${id}.png`);
      expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
    },
  );

  journey('says that an unknown one cannot be found, and leads back', async ({ page }) => {
    for (const path of ['/universites/scholarships/999999', '/universites/scholarships/jamais-vue']) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await title(page, 'Bourse introuvable');
      await page.getByText('Cette bourse n’existe pas ou a été supprimée.').waitFor();
    }
    await page.getByRole('link', { name: 'Retour aux bourses' }).click();
    await page.waitForURL('**/universites/scholarships');
  });

  journey(
    'says that one can no longer apply, and leads to those that are open',
    async ({ page, product }) => {
      const { id, title: name } = await named(page, 'Doctorat en physique médicale');
      await change(product.databaseUrl, `UPDATE scholarships SET deadline = '2020-03-01' WHERE id = $1`, [
        id,
      ]);
      await expect
        .poll(async () => (await page.request.get(`${LIST}${id}/`)).json().then(({ status }) => status))
        .toBe('closed');
      await page.goto(`/universites/scholarships/${id}`);
      await title(page, name);
      await page.getByText(asPrinted('Les candidatures sont closes depuis le 1er mars 2020.')).waitFor();
      await expect.poll(() => page.getByRole('link', { name: 'Candidater en ligne' }).count()).toBe(0);
      await page.getByRole('link', { name: 'Voir les bourses ouvertes' }).click();
      await page.waitForURL('**/universites/scholarships?level=doctorat');
    },
  );
});

const PROFILE = 'level=master&country=CM&grade=16&grade_scale=20&fr=C2&en=B2';

describe('« Suis-je éligible ? »', () => {
  journey(
    'answers scholarship by scholarship, keeps the answers on the device, and shows them on a scholarship',
    async ({ page }) => {
      const { id } = await named(page, MATHEMATICS);
      await page.goto(`/universites/scholarships/${id}`);
      await page.getByRole('link', { name: asPrinted('Suis-je éligible à cette bourse ?') }).click();
      await title(page, 'Suis-je éligible ?');
      await page.getByText(MATHEMATICS).waitFor();
      await page.getByLabel('Niveau que vous visez').selectOption('master');
      await page.getByLabel('Votre nationalité').selectOption('CM');
      await page.getByLabel('Votre domaine d’études').fill('Mathématiques');
      await page.getByLabel('Votre moyenne').fill('25');
      await page.getByLabel('Anglais').selectOption('B2');
      await page.getByRole('button', { name: 'Voir mes bourses' }).click();
      await page
        .getByText('Votre moyenne est un nombre entre 0 et le plus haut de l’échelle choisie.')
        .waitFor();
      await page.getByLabel('Votre moyenne').fill('17');
      await page.getByRole('button', { name: 'Voir mes bourses' }).click();
      const first = page.getByRole('article', { name: MATHEMATICS }).first();
      await first.getByText(asPrinted('Anglais B1 demandé, vous avez B2.')).waitFor();
      await first.getByText('Oui', { exact: true }).waitFor();
      expect(new URL(page.url()).searchParams.get('grade')).toBe('17');

      const groups = page.getByRole('navigation', { name: 'Par réponse' });
      await groups.getByRole('link', { name: /Non/ }).click();
      await expect.poll(() => new URL(page.url()).searchParams.get('verdict')).toBe('no');
      await page.goto(`/universites/scholarships/${id}`);
      const told = page.getByRole('region', { name: asPrinted('D’après vos réponses :') });
      await told.getByText('Oui', { exact: true }).waitFor();

      await page.goto('/universites/eligibilite');
      await page.getByText(asPrinted('Nous avons repris vos réponses précédentes :')).waitFor();
      await expect.poll(() => page.getByLabel('Votre moyenne').inputValue()).toBe('17');
      await page.getByRole('button', { name: 'Les effacer' }).click();
      await expect.poll(() => page.getByLabel('Votre moyenne').inputValue()).toBe('');
      await page.reload();
      await expect.poll(() => page.getByText('Nous avons repris vos réponses').count()).toBe(0);
    },
  );

  journey('does the same on a phone without JavaScript', async ({ visit }) => {
    const page = await visit({ javaScriptEnabled: false, viewport: PHONE });
    await page.goto('/universites/eligibilite');
    await page.getByLabel('Niveau que vous visez').selectOption('master');
    await page.getByLabel('Votre nationalité').selectOption('CM');
    await page.getByLabel('Votre moyenne').fill('16');
    await page.getByLabel('Français').selectOption('C2');
    await page.getByRole('button', { name: 'Voir mes bourses' }).click();
    await page.waitForURL('**/universites/eligibilite?**');
    await page.getByRole('heading', { level: 2, name: 'Vos résultats' }).waitFor();
    await page.getByText(asPrinted('Votre moyenne est comptée pour 3,2/4.')).waitFor();
    await page.getByRole('link', { name: /À vérifier/ }).click();
    await page.waitForURL('**verdict=to_check**');
    await page.getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL('**/universites/scholarships/*');
    await page.getByRole('heading', { level: 2, name: 'Ce que la bourse prend en charge' }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(PHONE.width);
  });

  journey(
    'counts as the api counts, and is not for search engines once one has answered',
    async ({ page }) => {
      const asked = 'level=master&country=CM&grade=16&languages=fr:C2,en:B2';
      const { summary } = (await (
        await page.request.get(`${LIST}eligibility/?${asked}`)
      ).json()) as EligibilityPage;
      await page.goto(`/universites/eligibilite?${PROFILE}`);
      const groups = page.getByRole('navigation', { name: 'Par réponse' });
      for (const [label, count] of [
        ['Oui', summary.yes],
        ['À vérifier', summary.to_check],
        ['Non', summary.no],
      ] as const)
        await groups.getByRole('link', { name: new RegExp(`^${count}\\s${label}$`) }).waitFor();
      await expect
        .poll(() => page.locator('meta[name="robots"]').getAttribute('content'))
        .toContain('noindex');
      await page.goto('/universites/eligibilite');
      await expect.poll(() => page.locator('meta[name="robots"]').count()).toBe(0);
    },
  );
});
