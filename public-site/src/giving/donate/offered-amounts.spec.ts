import { describe, expect, it } from 'vitest';
import { chosenAmong, firstChoice, offeredFor } from './offered-amounts';

const amounts = [
  { amount: 15, effect: 'trois albums' },
  { amount: 37.5, effect: 'un coin lecture' },
];
const campaigns = [
  { slug: 'foumban', suggested_amounts: amounts },
  { slug: 'kribi', suggested_amounts: [] },
];

describe('the amounts that the form offers', () => {
  it('are a campaign’s own where it has some, and the usual ones elsewhere', () => {
    expect(offeredFor('foumban', campaigns)).toEqual({ ofCampaign: 'foumban', amounts });
    for (const slug of ['kribi', 'inconnue', '', undefined])
      expect(offeredFor(slug, campaigns).amounts.map(({ amount }) => amount)).toEqual([20, 50, 100, 250]);
  });

  it('begin with the second one, or with the only one', () => {
    expect(firstChoice(amounts)).toEqual({ amount_choice: '37.5' });
    expect(firstChoice(amounts.slice(0, 1))).toEqual({ amount_choice: '15' });
  });

  it('never change what was chosen: an amount that is not offered any more is one’s own', () => {
    expect(chosenAmong({ amount_choice: '15' }, amounts)).toEqual({ amount_choice: '15' });
    expect(chosenAmong({ amount_choice: '37.5' }, [{ amount: 20 }])).toEqual({
      amount_choice: 'other',
      free_amount: '37,5',
    });
    const own = { amount_choice: 'other', free_amount: '12' };
    expect(chosenAmong(own, amounts)).toBe(own);
  });
});
