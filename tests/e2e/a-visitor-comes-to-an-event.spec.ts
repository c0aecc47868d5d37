import { describe, expect } from 'vitest';
import { asPrinted } from './as-printed.ts';
import { journey } from './journey.ts';
import { PHONE } from './journey-sizes.ts';

const TRI = 'Samedi de tri à Lyon';
const TRI_ADDRESS = '/evenements/samedi-de-tri-lyon';

describe('a visitor', () => {
  journey(
    'finds an event by filter and by month, says they are interested, takes it back, and puts it in their calendar',
    async ({ page }) => {
      await page.goto('/');
      await page
        .getByRole('navigation', { name: /principal/i })
        .getByRole('link', { name: 'Événements' })
        .click();
      await page.getByRole('heading', { level: 1, name: 'Les événements' }).waitFor();
      await page.getByRole('searchbox', { name: 'Mots' }).fill('tri lyon');
      await page.getByRole('button', { name: 'Chercher' }).click();
      await page.getByRole('link', { name: /Retirer le critère/ }).waitFor();
      expect(new URL(page.url()).searchParams.get('search')).toBe('tri lyon');
      await page.getByRole('link', { name: 'Effacer les filtres' }).click();
      await expect.poll(() => new URL(page.url()).search).toBe('');

      await page.getByRole('link', { name: 'Calendrier', exact: true }).click();
      await page.getByRole('link', { name: /^Mois suivant/ }).waitFor();
      const day = page.getByRole('link', { name: new RegExp(TRI) });
      if ((await day.count()) === 0) await page.getByRole('link', { name: /^Mois suivant/ }).click();
      await day.first().click();
      await page.getByRole('heading', { level: 1, name: TRI }).waitFor();

      await page.getByRole('main').getByLabel('Votre adresse e-mail', { exact: true }).fill('awa@exemple');
      await page.getByRole('button', { name: 'Cela m’intéresse' }).click();
      await page.getByText('Cette adresse e-mail n’a pas la bonne forme').waitFor();
      await page
        .getByRole('main')
        .getByLabel('Votre adresse e-mail', { exact: true })
        .fill('awa@exemple.org');
      await page.getByRole('button', { name: 'Cela m’intéresse' }).click();
      await page.getByText(asPrinted('C’est noté, merci !')).waitFor();
      await page.getByText(asPrinted('1 personne intéressée')).waitFor();
      await page.getByRole('button', { name: 'Je ne suis plus intéressé' }).click();
      await page.getByText(asPrinted('C’est retiré : nous ne comptons plus avec vous.')).waitFor();

      const file = page.getByRole('link', { name: /\.ics/ });
      const answer = await page.request.get((await file.getAttribute('href'))!);
      expect(await answer.text()).toContain(`SUMMARY:${TRI}`);
    },
  );

  journey('does the same on a phone without JavaScript', async ({ visit }) => {
    const page = await visit({ javaScriptEnabled: false, viewport: PHONE });
    await page.goto('/events?time=past');
    expect(new URL(page.url()).pathname).toBe('/evenements');
    await page.getByText('Terminé').first().waitFor();
    await page.goto('/evenements');
    await page.getByRole('searchbox', { name: 'Mots' }).fill('samedi de tri');
    await page.getByText(/^Filtres$/).click();
    await page.getByLabel('Genre').selectOption('workshop');
    await page.getByRole('button', { name: 'Chercher' }).click();
    await page.waitForURL('**/evenements?**');
    await page.getByRole('link', { name: TRI }).click();
    await page.waitForURL(`**${TRI_ADDRESS}`);

    await page.getByRole('main').getByLabel('Votre adresse e-mail', { exact: true }).fill('paul@exemple.org');
    await page.getByRole('button', { name: 'Cela m’intéresse' }).click();
    await page.getByText(asPrinted('C’est noté, merci !')).waitFor();
    await page.getByRole('button', { name: 'Je ne suis plus intéressé' }).click();
    await page.getByText(asPrinted('C’est retiré : nous ne comptons plus avec vous.')).waitFor();

    await page.goto('/evenements?vue=mois');
    await page.getByRole('link', { name: /^Mois suivant/ }).click();
    await page.waitForURL('**vue=mois&mois=**');
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(PHONE.width);
  });

  journey(
    'is led from a number and an unknown address, and subscribes to the calendar',
    async ({ page, product }) => {
      const [first] = (await (await page.request.get('/api/v1/events/?search=samedi de tri')).json()).results;
      await page.goto(`/evenements/${first.id}`);
      expect(new URL(page.url()).pathname).toBe(`/evenements/${first.slug}`);
      const unknown = await page.goto('/evenements/jamais-vu');
      expect(unknown?.status()).toBe(404);
      const calendar = await page.request.get('/evenements/calendrier.ics');
      expect([calendar.status(), calendar.headers()['content-type']]).toEqual([
        200,
        'text/calendar; charset=utf-8',
      ]);
      expect(await calendar.text()).toContain(`URL;VALUE=URI:${product.url}/evenements/${first.slug}`);
      const picture = await page.request.get(`/og/evenements/${first.slug}.png`);
      expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
    },
  );
});
