import { describe, expect, it } from 'vitest';
import { printedDonor } from './receipt-mentions.js';

const donor = {
  first_name: 'Awa 🎉',
  last_name: 'Đặng-N’Diaye',
  organization_name: '',
  siren: '',
  legal_form: '',
  street_address: '12 rue des Écoles 🏠',
  postal_code: '69001',
  city: 'Lyon',
  country: 'France',
};

describe('a donor on a receipt', () => {
  it('is named without the emoji that the font would draw as boxes', () => {
    const changed = { first_name: 'Awa', street_address: '12 rue des Écoles' };
    expect(printedDonor(donor)).toEqual({ ...donor, ...changed });
  });

  it('keeps a mention that would be empty without them', () =>
    expect(printedDonor({ ...donor, first_name: '🎉' }).first_name).toBe('🎉'));
});
