import { describe, expect, it } from 'vitest';
import { addressOf, askedOfAll, askedOfOne, readAsked } from './eligibility-address';

const profileOf = (query: string) => readAsked(new URLSearchParams(query));

describe('the address of « Suis-je éligible ? »', () => {
  it('says the profile, the scholarship one comes from, the group and the page', () => {
    expect(profileOf('bourse=12&level=master&verdict=to_check&page=3')).toMatchObject({
      scholarship: '12',
      profile: { level: 'master' },
      verdict: 'to_check',
      page: 3,
    });
  });

  it.each(['bourse=abc', 'bourse=0', 'verdict=peut-etre', 'page=0', 'page=-1'])(
    'is not led astray by « %s »',
    (query) => {
      expect(profileOf(query)).toMatchObject({ scholarship: undefined, verdict: undefined, page: 1 });
    },
  );

  it('is written as it is read', () => {
    const address = addressOf({ level: 'master', fr: 'C1' }, { scholarship: '12', verdict: 'no', page: 2 });
    expect(address).toBe('/universites/eligibilite?bourse=12&level=master&fr=C1&verdict=no&page=2');
    expect(addressOf({ level: 'master' })).toBe('/universites/eligibilite?level=master');
  });
});

it('asks the api for all of them, and for the one that one comes from', () => {
  const asked = profileOf('bourse=12&level=master&fr=C1&verdict=yes');
  expect(askedOfAll(asked)).toEqual({
    level: 'master',
    languages: 'fr:C1',
    verdict: 'yes',
    page: '1',
    page_size: '12',
  });
  expect(askedOfOne(asked)).toEqual({ level: 'master', languages: 'fr:C1', scholarship: '12' });
});
