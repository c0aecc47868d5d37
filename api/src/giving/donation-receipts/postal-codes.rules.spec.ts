import { formatAddress } from 'localized-address-format';
import { describe, expect, it } from 'vitest';
import { hasPostalCodes, WITHOUT_POSTAL_CODES } from './postal-codes.rules.js';

const CODE = '99999';
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes that ISO 3166 no longer has, or that stand for a part of another country; Britain's is GB. */
const NO_COUNTRY = new Set('AN BU CS DD DY FX HV NH RH SU TP VD YD YU ZR UK EA IC DG CP CQ'.split(' '));
/** Where nobody lives who gives, or whose post is another country's. */
const NOBODY = new Set(['AQ', 'BV', 'TF']);
const names = new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' });
const isCountry = (code: string) =>
  names.of(code) !== undefined && !/^(?:EU|EZ|UN|ZZ|QO|XA|XB)$/.test(code) && !NO_COUNTRY.has(code);
const writesCode = (postalCountry: string) =>
  formatAddress({
    postalCountry,
    postalCode: CODE,
    locality: 'Ville',
    administrativeArea: 'Région',
    addressLines: ['1 rue'],
  }).some((line) => line.includes(CODE));

describe('a country', () => {
  it('has a postal code or none as its address format says', () => {
    const without = LETTERS.flatMap((one) => LETTERS.map((other) => one + other)).filter(
      (code) => isCountry(code) && !NOBODY.has(code) && !writesCode(code),
    );
    expect(Object.keys(WITHOUT_POSTAL_CODES).toSorted()).toEqual(without);
  });

  it('is known by the name that a browser in French gives it', () => {
    const unknown = Object.keys(WITHOUT_POSTAL_CODES).filter((code) => hasPostalCodes(names.of(code)!));
    expect(unknown).toEqual([]);
  });

  it.each(['France', 'Sénégal', 'Royaume-Uni', 'Hongrie', '', 'Atlantide'])(
    '« %s » has, or may',
    (country) => {
      expect(hasPostalCodes(country)).toBe(true);
    },
  );

  it.each(['Cameroun', ' CAMEROUN ', 'Côte d’Ivoire', "cote d'ivoire", 'RDC', 'Bénin', 'Les Comores'])(
    '« %s » has none',
    (country) => {
      expect(hasPostalCodes(country)).toBe(false);
    },
  );
});
