import { describe, expect, it } from 'vitest';
import { fieldVerdict, readFieldOfStudy } from './fields-of-study.rules.js';

const verdict = (asked: string, own: string) => fieldVerdict(readFieldOfStudy(asked), readFieldOfStudy(own));

describe('a field of study', () => {
  it.each([
    ['Informatique', 'informatique'],
    ['Génie civil', 'GENIE CIVIL'],
    ['Gestion et finance', 'Gestion'],
    ['Santé publique', 'Santé'],
    ['Langues', 'langue'],
    ['Sciences de gestion', 'Gestion'],
  ])('asked as « %s » is met by « %s »', (asked, own) => expect(verdict(asked, own)).toBe('yes'));

  it.each(['Toutes disciplines', 'Tous domaines', 'Toutes les filières', 'Pluridisciplinaire'])(
    'is met by any where « %s » are asked',
    (asked) => expect(verdict(asked, 'Droit')).toBe('yes'),
  );

  it.each([
    ['Génie civil', 'Informatique'],
    ['Sciences', 'Biologie'],
    ['Médecine', 'Santé publique'],
    ['Économie', 'Gestion'],
  ])('asked as « %s » is to check for « %s », of the same family', (asked, own) => {
    expect(verdict(asked, own)).toBe('to_check');
  });

  it('is to check where we do not know the words', () => {
    expect(verdict('Informatique', 'Xylologie')).toBe('to_check');
  });

  it('is to check where the student says « tous domaines »', () => {
    expect(verdict('Droit', 'Tous domaines')).toBe('to_check');
  });

  it.each([
    ['Informatique', 'Droit'],
    ['Médecine', 'Lettres modernes'],
    ['Sciences', 'Sciences politiques'],
    ['Arts', 'Agronomie'],
  ])('asked as « %s » is not met by « %s »', (asked, own) => expect(verdict(asked, own)).toBe('no'));
});
