import { describe, expect, it } from 'vitest';
import { bestFirst, certaintyOf, isNamedIn, plain, referencesIn } from './bank-line.rules.js';

const LINE = { amount: 5000, currency: 'EUR', wording: '', counterparty: '' };
const GIFT = {
  reference: 'DON-20261121-1A2B3C4D',
  amount: 5e3,
  currency: 'EUR',
  status: 'pending',
  first_name: 'Ada',
  last_name: 'Lefèvre',
  organization_name: '',
};

describe('a reference', () => {
  it.each([
    'DON-20261121-1A2B3C4D',
    'VIR SEPA RECU /MOTIF don 20261121 1a2b3c4d MERCI',
    'VIR DON20261121\n1A2B 3C4D',
    'Don-2026-11-21-1A2B3C4D',
  ])('is found in a bank’s words: %s', (words) => {
    expect(referencesIn(words)).toEqual(['DON-20261121-1A2B3C4D']);
  });

  it.each(['', 'DON DU 21/11/2026', 'DON-20261121-1A2B3C4', 'COTISATION 20261121 1A2B3C4D'])(
    'is not where it is not: %s',
    (words) => {
      expect(referencesIn(words)).toEqual([]);
    },
  );
});

describe('a line of the bank', () => {
  it.each([
    [{ wording: 'DON-20261121-1A2B3C4D' }, {}, 'exact'],
    [{ wording: 'DON-20261121-1A2B3C4D', amount: 4000 }, {}, 'reference'],
    [{ wording: 'DON-20261121-1A2B3C4D' }, { status: 'succeeded' }, 'again'],
    [{ counterparty: 'MME ADA LEFEVRE' }, {}, 'name'],
    [{}, {}, 'amount'],
    [{ amount: 4000, counterparty: 'MME ADA LEFEVRE' }, {}, null],
    [{}, { status: 'succeeded' }, null],
    [{ currency: 'XAF' }, {}, null],
    [{ counterparty: 'LEFEVREMONT' }, {}, 'amount'],
    [{ counterparty: 'SARL LES LIVRES' }, { last_name: '', organization_name: 'Les Livres' }, 'name'],
  ])('with %o and a gift with %o is: %s', (line, gift, certainty) => {
    expect(certaintyOf({ ...LINE, ...line }, { ...GIFT, ...gift })).toBe(certainty);
  });

  it('is the surest gift first, and a like amount only where nothing is surer', () => {
    const other = { ...GIFT, reference: 'DON-20261121-00000000', last_name: 'Autre' };
    const line = { ...LINE, counterparty: 'LEFEVRE' };
    expect(bestFirst(line, [other, GIFT])).toEqual([{ gift: GIFT, certainty: 'name' }]);
    expect(bestFirst(LINE, [other, GIFT])).toHaveLength(2);
  });
});

describe('a name', () => {
  it.each([
    ['VIR MME COEURDACIER MARIE', 'Cœurdacier', ''],
    ['VIR MLLE O BRIEN AOIFE', "O'Brien", ''],
    ['VIR OBRIEN', 'O’Brien', ''],
    ['N DIAYE FATOU', "N'Diaye", ''],
    ['NDIAYE FATOU', 'N’Diaye', ''],
    ['M LEGOFF YANN', 'Le Goff', ''],
    ['M LE GOFF YANN', 'Legoff', ''],
    ['M BA AMADOU', 'Ba', 'Amadou'],
    ['LUKASZ LODZ', 'Łódź', ''],
    ['DURAND PETIT', 'Durand-Petit', ''],
    ['VIR LY', 'Ly', 'Ly'],
  ])('is in « %s » for %s', (words, name, firstName) => {
    expect(isNamedIn(plain(words), name, firstName)).toBe(true);
  });

  it.each([
    ['M MARTINEZ', 'Martin', ''],
    ['VIR BA', 'Ba', 'Amadou'],
    ['BANQUE DE FRANCE', 'Ba', 'Amadou'],
    ['VIR LE ELAN', 'Lee', ''],
    ['VIR', '', ''],
    ['VIR MERCI', '名前', 'Marie'],
  ])('is not in « %s » for %s', (words, name, firstName) => {
    expect(isNamedIn(plain(words), name, firstName)).toBe(false);
  });
});
