import pg from 'pg';
import { describe, expect } from 'vitest';
import { emailsIn, emailTo } from '../factories/emails.ts';
import { eventually } from '../factories/waiting.ts';
import { asPrinted } from './as-printed.ts';
import { pathIn } from './donation-form.ts';
import { GiftForm, switchReceiptsOn } from './gift-form.ts';
import { journeyWithKeptPages as journey } from './journey.ts';
import { newcomer } from './newcomer.ts';
import { PHONE } from './journey-sizes.ts';
import type { Product } from './product.ts';

async function giftsOf(
  { databaseUrl }: Product,
  email: string,
): Promise<{ status: string; amount: number }[]> {
  return ofGifts(databaseUrl, 'status, amount::int AS amount', email);
}

const codesOf = ({ databaseUrl }: Product, email: string) =>
  ofGifts<{ utm_source: string; utm_campaign: string }>(databaseUrl, 'utm_source, utm_campaign', email);

async function ofGifts<Row>(databaseUrl: string, columns: string, email: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const sql = `SELECT ${columns} FROM donations WHERE email = $1 ORDER BY created_at`;
  const { rows } = await client.query(sql, [email]).finally(() => client.end());
  return rows;
}

describe('someone who gives money', () => {
  journey('goes from the home page to the receipt', async ({ page, product }) => {
    const email = newcomer('awa');
    await switchReceiptsOn(product);
    const form = new GiftForm(page);
    // The script is there: the links that follow stay in this document, which knows where the visit began.
    await page.goto('/actualites?utm_source=lettre&utm_campaign=Rentr%C3%A9e+2027', {
      waitUntil: 'networkidle',
    });
    await page.getByRole('link', { name: 'Accueil' }).first().click();
    await page.waitForURL((url) => url.pathname === '/' && url.search === '');
    await page.getByRole('main').getByRole('link', { name: 'Faire un don' }).first().click();
    await form.isReady();
    await page.waitForURL((url) => url.search === '?utm_source=lettre&utm_campaign=Rentr%C3%A9e+2027');
    const effect = form.main.getByLabel('Ce que coûte et fait votre don');
    await effect.getByText(asPrinted('17 €')).waitFor();
    await form.choose('Une entreprise');
    await effect.getByText(asPrinted('20 €')).waitFor();
    await form.choose('Un particulier');
    await form.choose('Un autre montant');
    await form.main.getByLabel('Votre montant, en euros').fill('120');
    await effect.getByText(asPrinted('30 livres éducatifs')).waitFor();
    await effect.getByText('La formation d’un bibliothécaire').waitFor();
    await form.choose('Chaque mois');
    await form.main.getByRole('button', { name: asPrinted('Donner 120 € par mois') }).waitFor();
    await form.choose('Une fois');
    await expect.poll(() => form.main.getByLabel(/frais de paiement/).isChecked()).toBe(false);
    await form.email.fill(email);
    await form.tellName();
    await page.reload();
    await form.isReady();
    await expect.poll(() => form.email.inputValue()).toBe(email);
    await form.main.getByRole('button', { name: asPrinted('Donner 120 €') }).dblclick();

    await form.bank(asPrinted('Payer 120 €'));
    await form.title('Merci Awa');
    expect(await giftsOf(product, email)).toEqual([{ status: 'succeeded', amount: 12_000 }]);
    expect(await codesOf(product, email)).toEqual([{ utm_source: 'lettre', utm_campaign: 'Rentrée 2027' }]);
    await page.getByText('Confirmé', { exact: true }).waitFor();
    await emailTo(product.varFolder, email, 'Merci pour votre don');
    const download = await eventually('the specimen', async () => {
      await page.reload();
      await form.title(/Merci/);
      const link = page.getByRole('link', { name: 'Télécharger le spécimen (PDF)' });
      return (await link.count()) > 0 ? link.getAttribute('href') : undefined;
    });
    const file = await fetch(product.url + download);
    expect([file.status, file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await page.getByText(asPrinted('79,20 €')).waitFor();
    const share = page.getByRole('region', { name: 'Passez le mot' });
    await expect
      .poll(() => share.getByRole('link', { name: 'E-mail' }).getAttribute('href'))
      .toContain('120');
    const thanks = (await emailsIn(product.varFolder)).filter(({ to }) => to === email);
    expect(thanks.filter(({ subject }) => subject.includes('Merci pour votre don'))).toHaveLength(1);

    await page.goto('/faire-un-don');
    await form.isReady();
    await expect.poll(() => form.email.inputValue()).toBe('');
  });

  journey('is refused, tries once more, and leaves an address for the receipt', async ({ page, product }) => {
    const email = newcomer('refus');
    await switchReceiptsOn(product);
    const form = new GiftForm(page);
    await form.open('/don?campaign=bibliotheque-lycee-foumban&montant=35');
    await page.getByText('Votre don ira à la campagne').waitFor();
    await form.email.fill('pas une adresse');
    await form.send();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
    await form.email.fill(email);
    await form.send();
    await form.title('Paiement de démonstration');
    await page.getByRole('link', { name: 'Revenir sans payer' }).click();
    await page.getByText('rien n’a été prélevé').first().waitFor();
    await form.isReady();
    await expect.poll(() => form.email.inputValue()).toBe(email);
    await form.send();
    await form.title('Paiement de démonstration');
    await form.main.getByLabel('Motif du refus').selectOption('insufficient_funds');
    await form.bank('Refuser le paiement');
    await form.title('Le paiement a été refusé');
    await page.getByText('Rien n’a été prélevé.').waitFor();
    await page.getByRole('link', { name: 'Reprendre le paiement' }).click();
    await form.title('Suivre votre don');
    await page.getByRole('button', { name: 'Reprendre le paiement' }).click();
    await form.bank(/^Payer/);
    await form.title(/Merci, votre don est confirmé/);
    const gifts = await giftsOf(product, email);
    expect(gifts.filter(({ status }) => status === 'succeeded')).toEqual([
      { status: 'succeeded', amount: 3_500 },
    ]);

    const message = await emailTo(product.varFolder, email, 'Merci pour votre don');
    await page.goto(pathIn(message, 'don/suivi'));
    await page.locator('main form[novalidate]').waitFor();
    await form.main.getByLabel('Prénom').fill('Awa');
    await form.main.getByLabel('Nom', { exact: true }).fill('Ngo');
    await form.main.getByLabel('Adresse', { exact: true }).fill('12 rue des Lilas');
    await form.main.getByLabel('Code postal').fill('69003');
    await form.main.getByLabel('Ville').fill('Lyon');
    await form.main.getByRole('button', { name: 'Enregistrer' }).click();
    await eventually('the specimen', async () => {
      await page.reload();
      await form.title('Suivre votre don');
      return (
        (await page.getByRole('link', { name: 'Télécharger le spécimen (PDF)' }).count()) > 0 || undefined
      );
    });
  });

  journey('does it all without JavaScript, by a payment that takes its time', async ({ visit, product }) => {
    const email = newcomer('sans-script');
    const page = await visit({ javaScriptEnabled: false });
    const form = new GiftForm(page);
    await page.goto('/campagnes/bibliotheque-lycee-foumban?utm_source=affiche&utm_campaign=Foire+de+Lyon');
    await page.getByRole('banner').getByRole('link', { name: 'Faire un don' }).click();
    await page.waitForURL('**/faire-un-don?utm_source=affiche&utm_campaign=Foire+de+Lyon');
    await form.choose('Chaque trimestre');
    await form.choose('Un autre montant');
    await form.main.getByLabel('Votre montant, en euros').fill('0,50');
    await form.choose('Une entreprise');
    await form.email.fill(email);
    await form.send();
    await form.main.locator('[aria-invalid="true"]').first().waitFor();
    await expect.poll(() => form.email.inputValue()).toBe(email);
    await expect
      .poll(() => form.main.getByRole('radio', { name: 'Chaque trimestre' }).isChecked())
      .toBe(true);
    await form.main.getByLabel('Votre montant, en euros').fill('60');
    await form.main.getByLabel('Nom de l’organisme (facultatif)').fill('Imprimerie du Port');
    await form.choose('Une fois');
    await form.send();
    expect(await codesOf(product, email)).toEqual([{ utm_source: 'affiche', utm_campaign: 'Foire de Lyon' }]);
    await form.bank('Laisser en attente, comme un prélèvement');
    await form.title('Votre paiement est en cours');
    const session = new URL(page.url()).searchParams.get('session_id');
    await page.goto(`/don/demonstration/${session}`);
    await form.bank('La banque confirme le paiement');
    await eventually('a confirmed gift', async () => {
      await page.reload();
      return (await page.getByText('Merci, votre don est confirmé').count()) > 0 || undefined;
    });
    const message = await emailTo(product.varFolder, email, 'Merci pour votre don');
    const answer = await page.goto(pathIn(message, 'don/suivi'));
    const said = ['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => answer?.headers()[name]);
    expect(said).toEqual(['no-store', 'no-referrer', 'noindex, nofollow']);
    await page.getByText('Votre don est bien arrivé').waitFor();
  });

  journey('does it on a phone, and again each month', async ({ page, product }) => {
    const email = newcomer('chaque-mois');
    await page.setViewportSize(PHONE);
    const form = new GiftForm(page);
    await form.open('/don?frequence=mensuel&montant=20');
    await form.email.fill(email);
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isTooWide).toBe(false);
    await form.main.getByRole('button', { name: asPrinted('Donner 20 € par mois') }).click();
    await form.bank(/^Payer/);
    await form.title(/Merci, votre don est confirmé/);
    const session = new URL(page.url()).searchParams.get('session_id');
    await page.goto(`/don/demonstration/${session}`);
    await form.bank('Prélever le paiement suivant');
    await page.getByText('C’est fait.').waitFor();
    await expect
      .poll(() => giftsOf(product, email))
      .toEqual([1, 2].map(() => ({ status: 'succeeded', amount: 2_000 })));
  });
});

describe('what leads nowhere', () => {
  journey('says so, and where to go', async ({ page }) => {
    await page.goto('/don/confirmation');
    await page.getByText('Aucun identifiant de paiement fourni').waitFor();
    expect((await page.goto('/don/success?session_id=inconnue'))?.status()).toBe(404);
    await page.getByText('Détails du paiement non disponibles').waitFor();
    expect((await page.goto('/donations/success?context=financial&session_id=inconnue'))?.status()).toBe(404);
    await page.getByText('Don non trouvé').waitFor();
    expect((await page.goto('/don/suivi/un-lien-qui-ne-mene-nulle-part'))?.status()).toBe(404);
    expect((await page.goto('/don/demonstration/demo_inconnue'))?.status()).toBe(404);
    await page.goto('/don/recu.pdf?session_id=inconnue');
    await page.waitForURL('**/don/confirmation?**recu=echec');
  });
});

describe('what other sites show', () => {
  journey('stands in their pages, and nothing else of ours does', async ({ page, product }) => {
    await page.goto('/integrer?campaign=bibliotheque-lycee-foumban');
    const card = page.frameLocator('iframe');
    await card.getByRole('link', { name: 'Donner' }).waitFor();
    const code = await page.getByLabel('Code à copier').nth(1).inputValue();
    expect(code).toContain(`${product.url}/integration/campagnes/bibliotheque-lycee-foumban`);
    const policyOf = async (path: string) =>
      (await fetch(product.url + path)).headers.get('content-security-policy') ?? '';
    const address = '/integration/campagnes/bibliotheque-lycee-foumban';
    expect(await policyOf(address)).toContain('frame-ancestors *');
    expect(await policyOf('/faire-un-don')).toContain("frame-ancestors 'self'");
    const picture = await fetch(`${product.url}${address}.svg`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect((await fetch(`${product.url}/integration/campagnes/nulle-part`)).status).toBe(404);
  });
});
