import { expect, it } from 'vitest';
import { offlineGift } from './offline-gift';

it('a gift in hand is sent with its key, without what was left empty', () => {
  const typed = { amount: '12,50', donor_type: 'particulier', email: '', note: null, campaign_id: undefined };
  expect(offlineGift(typed, 'k1')).toEqual({ amount: '12,50', donor_type: 'particulier', key: 'k1' });
});

it('what was typed for a company before one chose a person is not sent', () => {
  const typed = { organization_name: 'Papeterie', siren: '123456789' };
  expect(offlineGift({ ...typed, donor_type: 'particulier' }, 'k')).toEqual({
    donor_type: 'particulier',
    key: 'k',
  });
  expect(offlineGift({ ...typed, donor_type: 'entreprise' }, 'k')).toMatchObject(typed);
});
