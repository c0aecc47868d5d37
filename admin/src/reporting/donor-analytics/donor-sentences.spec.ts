import type { DonorCohort, DonorGroupSums, DonorMonth, RecurringMove } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import {
  cohortsSentence,
  concentrationSentence,
  groupsSentence,
  monthsSentence,
  recurringSentence,
} from './donor-sentences';

const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('months', () => {
  const month = (name: string, lost_donors: number, is_current = false): DonorMonth => ({
    month: name,
    donors: 177,
    new_donors: 78,
    returning_donors: 99,
    lost_donors,
    is_current,
  });

  it('the last one is said, and the one that loses far more than others', () => {
    const said = monthsSentence([month('2026-10', 8), month('2026-11', 50), month('2026-12', 6, true)]);
    expect(plain(said?.fact)).toBe('177 donateurs en décembre 2026, à ce jour, dont 78 nouveaux.');
    expect(plain(said?.reason)).toBe(
      'Le mois de novembre 2026 en perd le plus : 50, dont le dernier don datait de novembre 2025.',
    );
  });

  it('no month is pointed at where all lose alike, or few', () => {
    expect(monthsSentence([month('2026-10', 20), month('2026-11', 22)])?.reason).toBeUndefined();
    expect(monthsSentence([month('2026-10', 0), month('2026-11', 4)])?.reason).toBeUndefined();
  });

  it('nothing is said where nobody gave', () => {
    expect(monthsSentence([{ ...month('2026-12', 3), donors: 0 }])).toBeUndefined();
    expect(monthsSentence([])).toBeUndefined();
  });
});

describe('recurring gifts', () => {
  const revenue = (start: number, end: number, failed: number) => ({
    start_day: '2026-11-30',
    end_day: '2026-12-17',
    start: { monthly: start, gifts: 24 },
    end: { monthly: end, gifts: 28 },
    changes: [
      { move: 'failed' as RecurringMove, label: 'Échoués', monthly: -20 * failed, gifts: failed },
      { move: 'stopped' as RecurringMove, label: 'Arrêtés', monthly: -10, gifts: 1 },
    ],
  });

  it('what comes in more is said, and a failed payment before one that stopped', () => {
    const said = recurringSentence(revenue(340, 410, 1));
    expect(plain(said?.fact)).toBe('+ 70 € par mois depuis le 30 novembre 2026.');
    expect(plain(said?.reason)).toBe('1 don en échec de paiement : − 20 € par mois, à relancer.');
    expect(plain(recurringSentence(revenue(340, 410, 0))?.reason)).toBe('Un s’est arrêté : − 10 € par mois.');
  });

  it('what comes in less, or the same', () => {
    expect(plain(recurringSentence(revenue(410, 340, 0))?.fact)).toBe(
      '− 70 € par mois depuis le 30 novembre 2026.',
    );
    expect(plain(recurringSentence(revenue(410, 410, 0))?.fact)).toBe(
      '410 € par mois, comme le 30 novembre 2026.',
    );
  });

  it('nothing is said without a recurring gift', () => {
    const none = { monthly: 0, gifts: 0 };
    expect(recurringSentence({ ...revenue(0, 0, 0), start: none, end: none })).toBeUndefined();
  });
});

describe('cohorts', () => {
  const shares = (last: number) => [1, ...Array<number>(11).fill(0.1), last];
  const cohort = (month: string, donors: number, of: number[]): DonorCohort => ({
    month,
    donors,
    is_small: donors < 20,
    shares: of,
    gave: of.map((share) => Math.round(share * donors)),
  });

  it('says how many are back a year after, and that they come back in this month', () => {
    const said = cohortsSentence([cohort('2025-12', 120, shares(0.28)), cohort('2026-12', 78, [1])]);
    expect(plain(said?.fact)).toBe('Un an après, 28 % des donateurs de décembre 2025 ont redonné.');
    expect(plain(said?.reason)).toBe(
      'En décembre 2026, 28 % des anciens ont redonné, contre 10 % les autres mois.',
    );
  });

  it('says how to read a line where this month is like others', () => {
    const said = cohortsSentence([cohort('2025-12', 120, shares(0.1)), cohort('2026-12', 78, [1])]);
    expect(plain(said?.reason)).toBe('Une ligne : tous ceux dont le premier don date de ce mois.');
  });

  it('draws nothing from fewer than twenty donors', () => {
    expect(cohortsSentence([cohort('2025-12', 12, shares(0.25)), cohort('2026-12', 8, [1])])).toBeUndefined();
    expect(cohortsSentence([])).toBeUndefined();
  });
});

describe('groups', () => {
  const group = (name: DonorGroupSums['group'], people: number, share: number | null): DonorGroupSums => ({
    group: name,
    label: name === 'generous' ? 'Fidèles généreux' : 'À relancer',
    definition: '',
    people,
    given: 100,
    share,
  });

  it('the one that gave most is said, and those to write to', () => {
    const said = groupsSentence({ groups: [group('generous', 38, 0.28), group('to_remind', 61, 0.12)] });
    expect(plain(said?.fact)).toBe('Les 38 fidèles généreux comptent pour 28 % des sommes.');
    expect(plain(said?.reason)).toBe('61 fidèles n’ont rien donné depuis six mois : à relancer.');
  });

  it('one person is not many', () => {
    expect(plain(groupsSentence({ groups: [group('generous', 1, 0.6)] })?.fact)).toBe(
      'Fidèles généreux : une seule personne, 60 % des sommes.',
    );
  });

  it('nothing is said where nothing was given', () => {
    expect(groupsSentence({ groups: [group('generous', 0, null)] })).toBeUndefined();
    expect(groupsSentence({ groups: [] })).toBeUndefined();
  });
});

describe('concentration', () => {
  const tiers = (people: number, value: number | null, before: number | null) => ({
    tiers: [{ tier: 'first_tenth' as const, label: '', people, given: 23_430, share: { value, before } }],
  });

  it('says on how few it rests, and on how few it did', () => {
    const said = concentrationSentence(tiers(50, 0.46, 0.51), 'last_year');
    expect(plain(said?.fact)).toBe('50 personnes donnent 46 % des sommes.');
    expect(plain(said?.reason)).toBe('Un an avant : 51 %.');
    expect(plain(concentrationSentence(tiers(50, 0.46, 0.51), 'previous')?.reason)).toBe(
      'La période d’avant : 51 %.',
    );
  });

  it('nothing is said where nobody gave', () => {
    expect(concentrationSentence(tiers(0, null, null), 'last_year')).toBeUndefined();
  });
});
