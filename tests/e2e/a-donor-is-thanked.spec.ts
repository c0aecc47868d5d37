import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { emailTo } from '../factories/emails.ts';
import { eventually } from '../factories/waiting.ts';
import { apiOf } from './api-calls.ts';
import { asPrinted } from './as-printed.ts';
import { GiftForm } from './gift-form.ts';
import { journey } from './journey.ts';
import { PHONE } from './journey-sizes.ts';
import { newcomer } from './newcomer.ts';
import type { Product } from './product.ts';
import { withoutTokens } from '../factories/without-tokens.ts';

const SLUG = 'bibliotheque-lycee-foumban';
const DRAWN = asPrinted('Un rayonnage : vos 12 livres, en couleurs, parmi ceux des autres dons');

async function give(page: Page, email: string): Promise<void> {
  const form = new GiftForm(page);
  await page.goto(`/don?campaign=${SLUG}&montant=50`);
  await form.email.fill(email);
  await form.tellName();
  await form.send();
  await form.bank(/^Payer/);
  await page.waitForURL('**/don/confirmation**');
  // Without a script, the page waits for its reader.
  await eventually('the thanks', async () => {
    const isThanked = await page.getByRole('heading', { level: 1, name: 'Merci Awa' }).count();
    if (isThanked === 0) await page.reload();
    return isThanked > 0 || undefined;
  });
}

async function raised({ url }: Product): Promise<number> {
  const { body } = await apiOf({ url })(`/campaigns/${SLUG}/`);
  return body.current_amount;
}

/** How wide the filled part of the bar is on the picture of a shared link, in pixels. */
async function filledWidth(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const row = (info.height - 87) * info.width * info.channels;
  const isSun = (x: number) => {
    const [red = 0, , blue = 0] = data.subarray(row + x * info.channels);
    return red > 200 && blue < 120;
  };
  return Array.from({ length: 772 }, (_, x) => x).filter(isSun).length;
}

const pictureAt = async (address: string) => Buffer.from(await (await fetch(address)).arrayBuffer());

describe('a donor who has paid', () => {
  journey(
    'reads their first name, sees their books, and shares what is reached',
    async ({ page, product }) => {
      const email = newcomer('merci');
      const before = await raised(product);
      await give(page, email);
      const main = page.getByRole('main');
      await main.getByRole('img', { name: DRAWN }).waitFor();
      await main.getByText(asPrinted('En couleurs, vos 12 livres.')).waitFor();
      await main.getByRole('heading', { name: 'Ce qui se passe maintenant' }).waitFor();
      await main.getByText(`part à ${email}`).waitFor();
      const share = main.getByRole('region', { name: 'Passez le mot' });
      const link = await share.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
      expect(decodeURIComponent(link ?? '')).toContain(`${product.url}/campagnes/${SLUG}`);
      expect(decodeURIComponent(link ?? '')).toMatch(/50\s€, soit 12\slivres/);
      // A gift without a receipt takes nothing off the tax.
      const said = await main.innerText();
      expect(said.includes('Réduction d’impôt')).toBe(!said.includes('ne délivre pas de reçu fiscal'));
      const after = await raised(product);
      expect(after).toBe(before + 50);
      // Where the link leads, the picture is the one that is shown here.
      const shown = (await share.getByRole('img').getAttribute('src')) ?? '';
      expect(shown).toContain(`somme=${after}`);
      const html = await (await fetch(`${product.url}/campagnes/${SLUG}`)).text();
      const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(new URL(image).pathname).toBe(shown.split('?')[0]);
      expect(await filledWidth(await pictureAt(image))).toBeCloseTo(
        Math.floor((after / 13_000) * 100) * 7,
        -1,
      );
      await expect.poll(() => main.getByRole('link', { name: 'Faire un don' }).count()).toBe(0);
      await page.setViewportSize(PHONE);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    },
  );

  journey('reads the same without JavaScript, and in the letter', async ({ visit, product }) => {
    const email = newcomer('merci-sans-script');
    const page = await visit({ javaScriptEnabled: false });
    await give(page, email);
    await page.getByRole('img', { name: DRAWN }).waitFor();
    await page.getByText('Dernier jour de la collecte.').waitFor();
    const { html, text, pictures } = await emailTo(product.varFolder, email, 'Merci pour votre don');
    expect(html).toMatch(/Merci <span[^>]*>Awa<\/span>/);
    expect(text).toMatch(/vos 12\slivres, en couleurs/);
    expect(pictures.map(({ cid, mimeType }) => [cid, mimeType])).toContainEqual([
      'dessin@livres',
      'image/png',
    ]);
  });

  journey('is named to nobody who has but the payment’s session', async ({ page, visit }) => {
    await give(page, newcomer('merci-prive'));
    const stranger = await visit();
    await stranger.goto(page.url());
    await stranger.getByRole('heading', { level: 1, name: /Merci, votre don est confirmé/ }).waitFor();
    await expect
      .poll(async () => withoutTokens(await stranger.getByRole('main').innerText()))
      .not.toContain('Awa');
    await expect.poll(() => stranger.content()).not.toMatch(/"Awa\\?"|rue des Lilas/);
  });
});
