import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { drawFirstReceipt } from '@livres/api/dist/giving/receipts/first-receipt-drawing.js';
import { drawReceipt } from '@livres/api/dist/giving/receipts/receipt-drawing.js';
import type { ReceiptContent } from '@livres/api/dist/giving/receipts/receipt-content.contract.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { linesOf, type PdfLine, pagesOf, A4 } from '../factories/pdf-files.ts';
import { aReceiptContent, COMPANY, paymentsOfAYear } from '../factories/receipt-contents.ts';

const AT = new Date('2027-04-02T09:00:00Z');

let signature: Buffer;
beforeAll(async () => {
  signature = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#dddddd' } })
    .png()
    .toBuffer();
});

const draw = (over: Partial<ReceiptContent> = {}, number: string | null = '2027-000042') =>
  drawReceipt({ number, issued_at: AT, content: aReceiptContent(over) }, signature);
const textOf = async (pdf: Buffer) => (await pagesOf(pdf)).join(' ').replace(/\s+/g, ' ');

const LONG_NAME =
  'Marie-Clémentine Esperanza de la Sainte-Trinité de Montmorency-Laval d’Aubigné et de Saint-Germain-en-Laye-sur-Loire';
const FOUR_LINES =
  'Résidence des Grands Tilleuls de la Vallée, bâtiment C, escalier 4, porte 1207\nChez Monsieur et Madame Van den Broucke-Delacroix\nLieu-dit « Les Hautes Bruyères de Saint-Symphorien »\n12 bis, avenue du Maréchal-de-Lattre-de-Tassigny prolongée';
const person = aReceiptContent().donor;

/** Each form, as plain and as hostile as its fields allow. */
const FORMS: [string, Partial<ReceiptContent>, number][] = [
  ['a person’s', {}, 1],
  ['one that replaces another', { replaces: '2027-000012' }, 1],
  ['a person’s of a year with 24 payments', { kind: 'yearly', year: 2026, payments: paymentsOfAYear(24) }, 1],
  [
    'a person’s of a year with 80 large payments',
    { kind: 'yearly', year: 2026, payments: paymentsOfAYear(80, 12_345_678) },
    2,
  ],
  ['a company’s', { form: '2041-MEC-SD', donor: COMPANY }, 1],
  [
    'a person’s with a name of 120 characters and an address of 4 lines',
    {
      donor: {
        ...person,
        first_name: LONG_NAME,
        last_name: LONG_NAME,
        street_address: FOUR_LINES,
        city: LONG_NAME,
      },
    },
    1,
  ],
  [
    'a person’s with a name of 120 letters without a space',
    { donor: { ...person, last_name: 'W'.repeat(120), street_address: 'W'.repeat(200) } },
    1,
  ],
  [
    'a company’s with everything long',
    {
      form: '2041-MEC-SD',
      replaces: '2027-000012',
      donor: {
        ...COMPANY,
        organization_name: LONG_NAME,
        legal_form: 'Société par actions simplifiée unipersonnelle à capital variable',
        street_address: FOUR_LINES,
      },
      payments: [{ day: '2027-03-01', amount: 9_777_777_777, mode: 'transfer' }],
    },
    1,
  ],
  [
    'one of an association whose purpose is long',
    {
      association: {
        ...aReceiptContent().association,
        name: LONG_NAME,
        purpose: `${LONG_NAME} `.repeat(6),
        category: 'utilite_publique',
        decree_on: '1998-04-21',
      },
      signatory: { name: LONG_NAME, role: LONG_NAME, signature: '' },
    },
    2,
  ],
];

describe('the printed receipt', () => {
  it.each(FORMS)('%s writes no line over another, and nothing off its page', async (_, over, pages) => {
    const lines = await linesOf(await draw(over));
    expect(Math.max(...lines.map(({ page }) => page)) + 1).toBe(pages);
    expect(lines.length).toBeGreaterThan(30);
    expect(lines.filter((line) => !isOnPage(line))).toEqual([]);
    expect(overlaps(lines)).toEqual([]);
  });

  it('has the notes of its form, of the ruling and of the fine', async () => {
    const ofPerson = await textOf(await draw());
    const ofCompany = await textOf(await draw({ form: '2041-MEC-SD', donor: COMPANY }));
    for (const text of [ofPerson, ofCompany]) {
      expect(text).toContain('l’article L. 80 C du livre des procédures fiscales');
      expect(text).toContain('l’amende prévue à l’article 1740 A du code général des impôts');
    }
    expect(ofPerson).toContain('mentionnées à l’article 200 du code général des impôts');
    expect(ofPerson).toContain('la réduction d’impôt sur la fortune immobilière prévue à l’article 978');
    expect(ofCompany).toContain('mentionnées à l’article 238 bis du code général des impôts');
    expect(ofCompany).toContain('Forme juridique SARL');
  });

  it('names the form in force, and the first of January as it is printed', async () => {
    const ofPerson = await textOf(await draw({ kind: 'yearly', year: 2026, payments: paymentsOfAYear(2) }));
    expect(ofPerson).toContain('Cerfa n° 11580*05');
    expect(ofPerson).toContain('Dons de l’année 2026, du 1ᵉʳ janvier au 31 décembre');
    const ofCompany = await textOf(await draw({ form: '2041-MEC-SD', donor: COMPANY }));
    expect(ofCompany).toContain('Cerfa n° 16216*02');
  });

  it('prints in bold what is ticked, and nothing else of its boxes', async () => {
    const each = (await linesOf(await draw())).filter(({ text }) => /^[☐☒] /.test(text));
    const bold = each.filter(({ isBold }) => isBold).map(({ text }) => text);
    expect(bold).toEqual([
      '☒ Œuvre ou organisme d’intérêt général',
      '☒ 200 du CGI',
      '☒ Déclaration de don manuel',
      '☒ Numéraire',
      '☒ Chèque',
    ]);
    expect(each.filter(({ isBold }) => !isBold).map(({ text }) => text)).toEqual([
      '☐ Association ou fondation reconnue d’utilité publique',
      '☐ 978 du CGI (1)',
      '☐ Acte authentique',
      '☐ Acte sous seing privé',
      '☐ Autres',
      '☐ Titres de sociétés cotés',
      '☐ Autres',
      '☐ Remise d’espèces',
      '☐ Virement, prélèvement, carte bancaire',
    ]);
  });

  it('says on each page of several which one it is, and what it replaces on the first', async () => {
    const pages = await pagesOf(
      await draw({ payments: paymentsOfAYear(60), replaces: '2027-000012', kind: 'yearly', year: 2026 }),
    );
    expect(pages.map((text) => /page \d sur \d/.exec(text)?.[0])).toEqual(['page 1 sur 2', 'page 2 sur 2']);
    expect(pages[0]).toContain('Annule et remplace le reçu n° 2027-000012');
  });

  it('is the same to the last byte each time it is drawn', async () => {
    expect((await draw()).equals(await draw())).toBe(true);
  });

  it('of the first layout is still drawn to the byte as it was', async () => {
    const { layout: _, ...content } = aReceiptContent();
    const receipt = { number: '2027-000042', code: '0123456789ABCDEFGHJKMNPQ', issued_at: AT, content };
    const hash = createHash('sha256')
      .update(await drawFirstReceipt(receipt, null))
      .digest('hex');
    expect(overlaps(await linesOf(await drawFirstReceipt(receipt, null))).length).toBeGreaterThan(0);
    expect(hash).toBe('975e79f71867138c9db4d7749aa925ccb88398f4abbd616044259ac758d07d8f');
  });
});

describe('a receipt that was issued earlier', () => {
  it.each<[string, Partial<ReceiptContent>, string]>([
    [
      'a person’s',
      { kind: 'yearly', year: 2026, payments: paymentsOfAYear(24) },
      '65c8474bdc0588596bbdd858983fb8d3e1d1460836155e057f92d4a1922916ac',
    ],
    [
      'a company’s',
      { form: '2041-MEC-SD', donor: COMPANY },
      'edd1f07ea412c22bc131632d9be5aebc5d1c55385a96e2127e57570bcfa36114',
    ],
  ])('of the second layout, %s, is still drawn to the byte as it was', async (_, over, hash) => {
    const content = aReceiptContent({ ...over, layout: 2 });
    const pdf = await drawReceipt({ number: '2027-000042', issued_at: AT, content }, null);
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(hash);
  });
});

describe('a specimen', () => {
  it('says on each page that it is one, and bears no number', async () => {
    const pages = await pagesOf(
      await draw({ payments: paymentsOfAYear(60), kind: 'yearly', year: 2026 }, null),
    );
    expect(pages).toHaveLength(2);
    for (const text of pages) {
      expect(text).toContain('SPÉCIMEN');
      expect(text).toContain('aucun argent n’a circulé');
      expect(text).not.toMatch(/\d{4}-\d{6}/);
    }
  });
});

function isOnPage({ left, right, top, bottom }: PdfLine): boolean {
  return left >= 0 && right <= A4.width && bottom >= 0 && top <= A4.height;
}

/** Every two texts whose boxes share more than a point, each way. */
function overlaps(lines: readonly PdfLine[]): [string, string][] {
  const share = (one: PdfLine, other: PdfLine) =>
    one.page === other.page &&
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) > 1;
  return lines.flatMap((line, index) =>
    lines
      .slice(index + 1)
      .filter((other) => share(line, other))
      .map((other): [string, string] => [line.text, other.text]),
  );
}
