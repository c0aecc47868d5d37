import { expect, it } from 'vitest';
import { sampleCampaign } from './sample-campaign';
import { sideBySide } from './side-by-side';

const aligned = { index: 93, share: 0.66, other_share: null, total: 15_870, other_total: 6300 };
const plain = (rows: string[][]) =>
  rows.map((cells) => cells.map((cell) => cell.replaceAll(/[\u00a0\u202f]/g, ' ')).join(' | '));

it('the same facts stand side by side, in euros where one has no goal', () => {
  const other = sampleCampaign({ goal: null, progress: null, duration_days: null, median: null });
  expect(plain(sideBySide(sampleCampaign(), other, aligned))).toEqual([
    'But | 24 000 € | –',
    'Reçu | 15 870 € | 15 870 €',
    'Au même jour (93) | 15 870 € | 6 300 €',
    'Dons | 247 | 247',
    'Don moyen | 64 € | 64 €',
    'Don médian | 50 € | –',
    'Nouveaux donateurs | 54 % | 54 %',
    'Livres | 2 310 | 2 310',
    'Durée | 136 jours | sans fin',
    'Pour 100 visites de la page, ont donné | 3,2 | 3,2',
  ]);
});

it('there is no same day before both have begun', () => {
  const rows = sideBySide(sampleCampaign(), sampleCampaign(), null);
  expect(rows.some(([name]) => name!.includes('même jour'))).toBe(false);
});
