import { describe, expect, it } from 'vitest';
import { settingGaps } from './setting-gaps.content.js';
import { faultsTogether, receiptGaps } from './settings-together.rules.js';
import { valuesOf } from './settings.service.js';
import { displayValue, publicSettings } from './shown-settings.rules.js';
import type { SettingValues } from './setting-values.dto.js';

const DEFAULTS = { appName: 'Livres en partage', contactEmail: '', contactPhone: '', senderName: '' };
const BARE = valuesOf([], DEFAULTS);
const COMPLETE: SettingValues = {
  ...BARE,
  legal_name: 'Livres en partage',
  legal_rna: 'W751234567',
  legal_street: '1, rue des Livres',
  legal_postal_code: '75011',
  legal_city: 'Paris',
  legal_purpose: 'Soutenir la lecture',
  legal_category: 'interet_general',
  signatory_name: 'Awa Ndiaye',
  signatory_role: 'Présidente',
  signatory_signature: 'a'.repeat(64),
  receipts_right_confirmed: true,
};
const now = new Date('2026-12-31T23:30:00Z');

describe('what pages show', () => {
  it('the copyright line says the year of Paris and the name of the site', () => {
    expect(publicSettings(BARE, now).site_copyright_text).toBe(
      '© 2027 Livres en partage. Tous droits réservés.',
    );
    const renamed = { ...BARE, site_name: 'Pages', site_copyright_text: '{nom} {nom} {autre}' };
    expect(publicSettings(renamed, now).site_copyright_text).toBe('Pages Pages {autre}');
  });

  it.each([
    ['', '', 'Fermé'],
    ['2027-01-01', '2027-01-01', 'Fermé'],
    ['2027-01-02', '', ''],
    ['', '2026-12-31', ''],
  ])('a notice from %j to %j is %j on the 1st of January in Paris', (start, end, shown) => {
    const values = { ...BARE, notice_message: 'Fermé', notice_starts_on: start, notice_ends_on: end };
    expect(publicSettings(values, now).notice_message).toBe(shown);
  });

  it('a notice keeps its punctuation on its line', () => {
    const values = { ...BARE, notice_message: 'Fermé : à lundi !' };
    expect(publicSettings(values, now).notice_message).toBe('Fermé\u00a0: à lundi\u00a0!');
  });

  it('nothing of the bank, the receipts or the signatory', () => {
    const said = JSON.stringify(
      publicSettings({ ...COMPLETE, bank_iban: 'FR7630006000011234567890189' }, now),
    );
    for (const secret of ['FR76', 'W751234567', 'Awa', 'a'.repeat(64)]) expect(said).not.toContain(secret);
  });
});

describe('what staff read', () => {
  it('of a sensitive value is a mask, with the end of an IBAN to know it by', () => {
    const values = { ...COMPLETE, bank_iban: 'FR7630006000011234567890189', bank_bic: 'AGRIFRPP' };
    expect(displayValue('bank_iban', values, now)).toBe('•••••••• 0189');
    expect(displayValue('bank_bic', values, now)).toBe('••••••••');
    expect(displayValue('signatory_signature', values, now)).toBe('••••••••');
    expect(displayValue('bank_holder', values, now)).toBe('');
  });

  it('of a switch, a choice or a rich text is in words', () => {
    const values = { ...COMPLETE, community_text: '<p>Bon<strong>jour</strong></p><ul><li>Un</li></ul>' };
    expect(displayValue('receipts_enabled', values, now)).toBe('Non');
    expect(displayValue('legal_category', values, now)).toBe('Œuvre ou organisme d’intérêt général');
    expect(displayValue('community_text', values, now)).toBe('Bon jour Un');
  });
});

describe('tax receipts', () => {
  it('want every mention of the form, and the right to issue them', () => {
    expect(receiptGaps(COMPLETE)).toEqual([]);
    for (const key of [
      'legal_name',
      'legal_rna',
      'legal_city',
      'legal_category',
      'signatory_signature',
    ] as const)
      expect(receiptGaps({ ...COMPLETE, [key]: '' }), key).toHaveLength(1);
    expect(receiptGaps({ ...COMPLETE, receipts_right_confirmed: false })).toEqual([
      'receipts_right_confirmed',
    ]);
    expect(receiptGaps({ ...COMPLETE, legal_rna: '', legal_siren: '732829320' })).toEqual([]);
    expect(receiptGaps({ ...COMPLETE, legal_category: 'utilite_publique' })).toEqual(['legal_decree_on']);
  });

  it('are not switched on before, and what they need is not taken away after', () => {
    const on = { ...COMPLETE, receipts_enabled: true };
    expect(faultsTogether(COMPLETE, on, ['receipts_enabled'])).toEqual({});
    const early = faultsTogether(BARE, { ...BARE, receipts_enabled: true }, ['receipts_enabled']);
    expect(early.receipts_enabled).toContain('Nom légal');
    expect(early.receipts_enabled).toContain('La confirmation du droit d’en émettre');
    const without = faultsTogether(on, { ...on, legal_city: '', legal_rna: '' }, ['legal_city', 'legal_rna']);
    expect(Object.keys(without)).toEqual(['legal_city', 'legal_rna']);
    const off = { ...on, legal_city: '', receipts_enabled: false };
    expect(faultsTogether(on, off, ['legal_city', 'receipts_enabled'])).toEqual({});
  });
});

describe('a notice', () => {
  it('does not end before it starts', () => {
    const values = { ...BARE, notice_starts_on: '2027-03-02', notice_ends_on: '2027-03-01' };
    expect(Object.keys(faultsTogether(BARE, values, ['notice_starts_on']))).toEqual(['notice_starts_on']);
    expect(Object.keys(faultsTogether(BARE, values, ['notice_starts_on', 'notice_ends_on']))).toEqual([
      'notice_ends_on',
    ]);
  });
});

describe('what is missing', () => {
  it('is said by what depends on it', () => {
    const gaps = settingGaps(COMPLETE, { hasMailServer: true, takesCards: true });
    expect(gaps.filter(({ is_complete }) => is_complete).map(({ topic }) => topic)).toEqual([
      'receipts',
      'card_payment',
    ]);
    expect(gaps.find(({ topic }) => topic === 'legal_notices')!.missing.map(({ key }) => key)).toEqual([
      'publication_director',
      'hosting_name',
      'hosting_address',
      'hosting_phone',
    ]);
    const mail = settingGaps(
      { ...COMPLETE, contact_email: 'a@b.example' },
      { hasMailServer: false, takesCards: false },
    ).at(-1)!;
    expect([mail.topic, mail.missing.map(({ key }) => key)]).toEqual(['mail', [null]]);
    const card = settingGaps(COMPLETE, { hasMailServer: true, takesCards: false }).at(-2)!;
    expect([card.topic, card.is_complete]).toEqual(['card_payment', false]);
  });
});
