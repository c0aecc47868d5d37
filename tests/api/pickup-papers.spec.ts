import { beforeAll, describe, expect, it } from 'vitest';
import { testApi, adminOf } from '../factories/api.ts';
import { aCollection, type TestCollection } from '../factories/collections.ts';
import { codesOn, pagesOf, A4 } from '../factories/pdf-files.ts';

const A6 = { width: 419.53, height: 297.64 };

let token: string;
const api = testApi();
const admin = adminOf(api);
beforeAll(async () => {
  token = await api.tokenOf('administrateur');
});

async function paper({ transaction }: TestCollection, name: string) {
  const response = await fetch(`${api.url}/admin/donation-transactions/${transaction}/${name}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const content = Buffer.from(await response.arrayBuffer());
  return { content, pages: await pagesOf(content), disposition: response.headers.get('content-disposition') };
}
const cardOf = ({ donation }: TestCollection) =>
  `http://localhost:3000/admin/physical-donations/${donation}/show`;

const COMPUTERS = {
  donation_type: 'equipment',
  donor_type: 'ecole',
  organization_name: 'École Jean-Macé',
  contact_name: 'Zoë Łukasiewicz-Nguyễn',
  donation_details: {
    equipment_types: ['Ordinateurs', 'Imprimantes'],
    brands: ['Dell', 'HP'],
    working_status: 'partial',
    condition: 'Bon état',
  },
  floor_number: 3,
  has_elevator: false,
  parking_available: true,
  requires_help: true,
  special_instructions: 'Sonner chez « Œuvres », 2ᵉ cour : l’été, passer par l’arrière.',
};

describe('the slip of a donation', () => {
  it('says what, who, where, when and its reference, in French letters', async () => {
    const collection = await aCollection(api, 'pickup_scheduled', { donation: COMPUTERS });
    const { pages, content, disposition } = await paper(collection, 'slip.pdf');
    expect(pages).toHaveLength(1);
    const text = pages[0]!.replace(/\s+/g, ' ');
    for (const words of [
      'Bon de collecte',
      `Référence ${collection.reference}`,
      'Livres en partage',
      'Zoë Łukasiewicz-Nguyễn',
      'École Jean-Macé',
      '06 12 34 56 78',
      collection.email,
      '12 rue de l’Église, 69003 Lyon',
      'Code 45B, deuxième cour',
      'étage 3, sans ascenseur, stationnement possible',
      'Le donateur demande de l’aide pour porter',
      'jeudi 4 mars 2027',
      'Matin (8h-12h)',
      'Moussa',
      'Ordinateurs, Imprimantes',
      'Dell, HP',
      'Marche en partie',
      'Sonner chez « Œuvres », 2ᵉ cour : l’été, passer par l’arrière.',
      'Remis par (nom, date, signature)',
      '1 / 1',
    ])
      expect(text).toContain(words);
    expect(codesOn(content, 0, A4)).toEqual([cardOf(collection)]);
    expect(disposition).toBe(`inline; filename="bon-${collection.reference}.pdf"`);
  });

  it('is the same file, byte for byte, while the data are the same', async () => {
    const collection = await aCollection(api, 'pickup_scheduled');
    const [one, other] = [await paper(collection, 'slip.pdf'), await paper(collection, 'slip.pdf')];
    expect(one.content.equals(other.content)).toBe(true);
    const labels = [
      await paper(collection, 'labels.pdf?boxes=9'),
      await paper(collection, 'labels.pdf?boxes=9'),
    ];
    expect(labels[0]!.content.equals(labels[1]!.content)).toBe(true);
  });

  it('shows what was collected once it is', async () => {
    const collected = JSON.stringify([
      { kind: 'books', category: 'Fiction', quantity: 80 },
      { kind: 'books', category: 'Fiction', quantity: 5 },
      { kind: 'books', category: 'Manuels scolaires', quantity: 12 },
    ]);
    const collection = await aCollection(api, 'completed', {
      transaction: { collected, notes: 'Deux cartons mouillés' },
    });
    const { pages } = await paper(collection, 'slip.pdf');
    const text = pages.join(' ').replace(/\s+/g, ' ');
    expect(text).toContain('Fiction 85');
    expect(text).toContain('Manuels scolaires 12');
    expect(text).toContain('Deux cartons mouillés');
  });

  it('goes on over several pages where someone wrote a lot, and loses no word', async () => {
    const lines = Array.from({ length: 60 }, (_, line) => `Ligne ${line + 1} : attention à la marche.`);
    const collection = await aCollection(api, 'contacted', {
      donation: { special_instructions: lines.join('\n') },
    });
    const { pages } = await paper(collection, 'slip.pdf');
    expect(pages.length).toBeGreaterThan(1);
    const text = pages.join('\n');
    for (const line of lines) expect(text).toContain(line);
    expect(pages.at(-1)).toContain(`${pages.length} / ${pages.length}`);
    expect(text).toContain('à convenir');
  });
});

describe('labels', () => {
  it('are one a box, numbered, each with a code that opens the donation, eight on a sheet', async () => {
    const collection = await aCollection(api, 'pickup_scheduled', {
      donation: { estimated_boxes_or_items: 12 },
    });
    const { pages, content } = await paper(collection, 'labels.pdf');
    expect(pages).toHaveLength(2);
    const numbers = pages.flatMap((text) => text.match(/\b\d+\/12\b/g) ?? []);
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, box) => `${box + 1}/12`));
    const grid = { ...A4, columns: 2, rows: 4 };
    expect(codesOn(content, 0, grid)).toEqual(Array(8).fill(cardOf(collection)));
    expect(codesOn(content, 1, grid)).toEqual([...Array(4).fill(cardOf(collection)), ...Array(4).fill(null)]);
  });

  it('are as many as is asked, one a page where a label printer wants it', async () => {
    const collection = await aCollection(api, 'contacted', { donation: COMPUTERS });
    const { pages, content } = await paper(collection, 'labels.pdf?boxes=3&layout=page');
    expect(pages.map((text) => /\d\/3/.exec(text)?.[0])).toEqual(['1/3', '2/3', '3/3']);
    expect(codesOn(content, 2, A6)).toEqual([cardOf(collection)]);
  });

  it('bear the reference, the type and the town, and nobody’s name or street', async () => {
    const collection = await aCollection(api, 'pickup_scheduled', { donation: COMPUTERS });
    const { pages } = await paper(collection, 'labels.pdf');
    const text = pages.join(' ').replace(/\s+/g, ' ');
    for (const words of [collection.reference, 'Équipement', '69003 Lyon', 'Livres en partage'])
      expect(text).toContain(words);
    for (const secret of ['Zoë', 'Église', '06 12', 'Macé']) expect(text).not.toContain(secret);
  });

  it('are one where the donor estimated nothing', async () => {
    const collection = await aCollection(api, 'contacted', { donation: { estimated_boxes_or_items: null } });
    expect((await paper(collection, 'labels.pdf')).pages[0]).toContain('1/1');
  });

  it.each(['boxes=0', 'boxes=201', 'boxes=beaucoup', 'layout=a3'])(
    'are not printed for %s',
    async (query) => {
      const { transaction } = await aCollection(api, 'contacted');
      const { status, body } = await admin(`/admin/donation-transactions/${transaction}/labels.pdf?${query}`);
      expect([status, Object.keys(body.errors)]).toEqual([400, [query.split('=')[0]]]);
    },
  );
});

it.each(['editeur', 'lecteur'] as const)('the role %s prints nothing', async (role) => {
  const { transaction } = await aCollection(api, 'contacted');
  const staff = await api.asStaff(role);
  for (const name of ['slip.pdf', 'labels.pdf'])
    expect((await staff(`/admin/donation-transactions/${transaction}/${name}`)).status).toBe(403);
});

it('there is no paper of what does not exist', async () => {
  const nowhere = '/admin/donation-transactions/00000000-0000-4000-8000-000000000000/slip.pdf';
  expect((await admin(nowhere)).status).toBe(404);
});
