import { describe, expect, it } from 'vitest';
import { readEligibleCountries, studentCountry } from './eligible-countries.rules.js';

describe('a country is known', () => {
  it.each([
    ['CM', 'CM'],
    ['cm', 'CM'],
    ['Cameroun', 'CM'],
    ['cote d’ivoire', 'CI'],
    ["Côte d'Ivoire", 'CI'],
    ['ETATS-UNIS', 'US'],
    ['RDC', 'CD'],
    ['Congo-Brazzaville', 'CG'],
  ])('« %s » is %s', (written, code) => expect(studentCountry(written)).toBe(code));

  it('or it is not', () => expect(studentCountry('Atlantide')).toBeNull());
});

describe('the list of eligible countries', () => {
  const isFor = (written: string[], code: string) =>
    (readEligibleCountries(written).countries as ReadonlySet<string>).has(code);

  it('is for all where it is empty', () => expect(readEligibleCountries([]).isForAll).toBe(true));

  it.each(['Tous pays', 'Tous les pays', 'Toutes nationalités', 'Toutes les nationalités', 'Monde entier'])(
    'is for all where it says « %s »',
    (entry) => expect(readEligibleCountries([entry])).toMatchObject({ isForAll: true, unknown: [] }),
  );

  it('takes each country that it names', () => {
    const { countries, unknown, isForAll } = readEligibleCountries(['Cameroun', 'Sénégal']);
    expect([[...countries], unknown, isForAll]).toEqual([['CM', 'SN'], [], false]);
  });

  it.each([
    ['Afrique', 'CM', 'FR'],
    ['Afrique subsaharienne', 'SN', 'MA'],
    ['Afrique francophone', 'CI', 'NG'],
    ['Afrique centrale', 'GA', 'SN'],
    ['Afrique de l’Ouest', 'BJ', 'CM'],
    ['Maghreb', 'TN', 'SN'],
    ['CEMAC', 'TD', 'CD'],
    ['UEMOA', 'TG', 'GH'],
    ['Union européenne', 'BE', 'CH'],
    ['Hors Union européenne', 'CM', 'DE'],
  ])('« %s » holds %s and not %s', (group, inside, outside) => {
    expect([isFor([group], inside), isFor([group], outside)]).toEqual([true, false]);
  });

  it('keeps aside what it does not know', () => {
    const { countries, unknown } = readEligibleCountries(['Gabon', 'Pays en développement']);
    expect([[...countries], unknown]).toEqual([['GA'], ['Pays en développement']]);
  });
});
