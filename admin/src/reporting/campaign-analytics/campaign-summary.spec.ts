import type { CampaignFacts, CampaignProjection } from '@livres/api/contract';
import { expect, it } from 'vitest';
import { reachedOf, summaryOf } from './campaign-summary';
import { sampleCampaign } from './sample-campaign';

const projection: CampaignProjection = {
  basis: 'past_campaigns',
  campaigns: 11,
  days: 1200,
  draws: 2000,
  remaining_days: 42,
  total: 25_300,
  low: 21_900,
  high: 28_900,
  chances: 7,
  band: [],
};
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const said = (own: Partial<CampaignFacts>, likely: CampaignProjection | null = null) =>
  plain(
    summaryOf({ campaign: sampleCampaign(own), projection: likely })
      .map(({ text }) => text)
      .join(''),
  );

it('the pace that is needed stands beside the pace that is made, and the chances in ten', () => {
  expect(said({}, projection)).toBe(
    'Il faut 181 € par jour jusqu’au 28 janvier 2027 ; les 30 derniers jours en ont apporté 289 € par jour. Le but est probable, pas certain : 7 chances sur 10.',
  );
  expect(said({}, { ...projection, chances: 10 })).toContain('plus de 9 chances sur 10.');
  expect(said({}, { ...projection, chances: 0 })).toContain('moins d’une chance sur 10.');
});

it('a goal that is reached or passed needs no pace', () => {
  expect(said({ raised: 24_000 }, projection)).toBe('Le but est atteint.');
  expect(said({ raised: 24_295 }, projection)).toBe('Le but est dépassé de 295 €.');
});

it('a campaign that has ended says what was missing, not what is needed', () => {
  expect(said({ remaining_days: 0, elapsed_days: 200 })).toBe('Elle s’est arrêtée à 8 130 € de son but.');
  expect(said({ remaining_days: 0, elapsed_days: 135 })).toBe('C’est son dernier jour : il manque 8 130 €.');
  expect(said({ remaining_days: 0, elapsed_days: 200, goal: null })).toBe('Elle est terminée.');
});

it('a campaign that has not begun says when it does', () => {
  expect(said({ elapsed_days: -10 })).toBe(
    'Elle commence le 15 septembre 2026. Il faudra 176 € par jour jusqu’à la fin.',
  );
});

it('without an end no pace is needed, and without a goal neither', () => {
  const pace = { regular: null, needed: null, made: 73.33, made_days: 9 };
  expect(said({ pace, last_day: null, remaining_days: null, duration_days: null })).toBe(
    'Les 9 derniers jours ont apporté 73 € par jour. Sans date de fin, rien ne dit à quel rythme il faut avancer.',
  );
  expect(said({ pace, goal: null })).toBe('Les 9 derniers jours ont apporté 73 € par jour.');
  expect(said({ pace, goal: null, raised: 0 })).toBe('Elle ne demande pas d’argent.');
  expect(said({ pace: { ...pace, made: 0 }, goal: null })).toBe('Aucun don pour l’instant.');
});

it('a campaign that asks for books alone is counted in books', () => {
  const books = { received: 348, expected: 300, missing: 0 };
  const reached = reachedOf(sampleCampaign({ goal: null, raised: 0, progress: null, books }));
  expect(plain(`${reached.sum} ${reached.of}`)).toBe('348 livres sur 300 espérés, soit 116 %');
  expect(plain(reachedOf(sampleCampaign()).of)).toBe('sur 24 000 €, soit 66 %');
});
