import { describe, expect, it } from 'vitest';
import { keptFacts } from './kept-facts';

const REGISTRATION = {
  needs_kept_until: '2027-06-08T11:00:00.000Z',
  identity_kept_until: '2030-03-08T11:00:00.000Z',
};
const lines = (now: string) => keptFacts(REGISTRATION, new Date(now)).map(([, value]) => value);

describe('what remains of a registration', () => {
  it('is said with its last day while it is there, and with that day once it is gone', () => {
    expect(lines('2027-06-08T10:00:00Z')).toEqual([
      'Jusqu’au 8 juin 2027 au plus tard',
      'Jusqu’au 8 mars 2030 au plus tard',
      'Gardés, dans les comptes',
    ]);
    expect(lines('2027-06-09T10:00:00Z')[0]).toBe('Effacés depuis le 8 juin 2027');
  });

  it('is said of an event whose date is not fixed', () => {
    const [needs] = keptFacts({ needs_kept_until: null, identity_kept_until: null }, new Date());
    expect(needs).toEqual([
      'Besoins et réponses',
      'Jusqu’à trois mois après l’événement ; sans date, quinze mois après l’inscription',
    ]);
  });
});
