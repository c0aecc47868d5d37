import { describe, expect, it } from 'vitest';
import { mentionLabels } from './donation-receipt.contract.js';
import { PAYMENT_METHODS } from '../payments/payment.contract.js';
import {
  formOf,
  missingMentions,
  unprintableMentions,
  modeOf,
  type ReceiptFacts,
  receiptStatusOf,
} from './donation-receipt.rules.js';

const PERSON: ReceiptFacts = {
  donor_type: 'particulier',
  first_name: 'Awa',
  last_name: 'Ndiaye',
  organization_name: '',
  siren: '',
  legal_form: '',
  street_address: '12 rue des Lilas',
  postal_code: '69003',
  city: 'Lyon',
  country: 'France',
  currency: 'EUR',
  mode: 'live',
  status: 'succeeded',
  net: 5e3,
  receipt: null,
  wasVoided: false,
  isWithheld: false,
  isYearly: false,
};
const COMPANY: ReceiptFacts = {
  ...PERSON,
  donor_type: 'entreprise',
  first_name: '',
  last_name: '',
  organization_name: 'Papeterie du Rhône',
  siren: '552100554',
  legal_form: 'SARL',
};
const standing = (over: Partial<ReceiptFacts>, issues = true) =>
  receiptStatusOf({ ...PERSON, ...over }, issues);

describe('a receipt', () => {
  it('of a person waits for first and last name, street, postal code and city', () => {
    expect(missingMentions(PERSON)).toEqual([]);
    for (const field of ['first_name', 'last_name', 'street_address', 'postal_code', 'city'] as const)
      expect(missingMentions({ ...PERSON, [field]: ' ' })).toEqual([field]);
  });

  it('waits for no postal code of a country that has none', () => {
    for (const country of ['Cameroun', 'CÔTE D’IVOIRE', 'République démocratique du Congo', 'CM'])
      expect(missingMentions({ ...PERSON, postal_code: '', country })).toEqual([]);
    for (const country of ['France', 'Sénégal', 'Belgique', 'Atlantide', ''])
      expect(missingMentions({ ...PERSON, postal_code: '', country })).toEqual(['postal_code']);
    expect(missingMentions({ ...PERSON, postal_code: '', city: '', country: 'Mali' })).toEqual(['city']);
  });

  it('waits for what its paper has no shape for, and says so', () => {
    expect(missingMentions({ ...PERSON, last_name: 'አበበ', city: '北京' })).toEqual(['last_name', 'city']);
    expect(unprintableMentions({ ...PERSON, last_name: 'አበበ', city: '' })).toEqual(['last_name']);
    expect(missingMentions({ ...PERSON, last_name: 'Nguyễn ❤', first_name: 'ثريا', city: 'Łódź' })).toEqual(
      [],
    );
    expect(mentionLabels(['last_name', 'city'], ['last_name'])).toEqual(['Nom en lettres latines', 'Ville']);
  });

  it('of a company waits for its name, its legal form, its SIREN and its address', () => {
    expect(missingMentions(COMPANY)).toEqual([]);
    for (const field of ['organization_name', 'siren', 'legal_form', 'city'] as const)
      expect(missingMentions({ ...COMPANY, [field]: '' })).toEqual([field]);
  });

  it('is made on the form of its donor, and not at all for who pays no tax', () => {
    expect([formOf('particulier'), formOf('entreprise'), formOf('organisme')]).toEqual([
      '2041-RD',
      '2041-MEC-SD',
      null,
    ]);
  });

  it('ticks one box for each way to pay', () => {
    expect(Object.fromEntries(PAYMENT_METHODS.map((method) => [method, modeOf(method)]))).toEqual({
      card: 'transfer',
      sepa_debit: 'transfer',
      paypal: 'transfer',
      mobile_money: 'transfer',
      bank_transfer: 'transfer',
      demo: 'transfer',
      cheque: 'cheque',
      cash: 'cash',
    });
  });

  it.each([
    ['not due before the gift has succeeded', { status: 'pending' }, 'not_due'],
    ['not due of a refused gift', { status: 'failed' }, 'not_due'],
    ['being made once all is known', {}, 'being_made'],
    ['issued once its file is there', { receipt: { isDrawn: true } }, 'issued'],
    ['being made until its file is there', { receipt: { isDrawn: false } }, 'being_made'],
    ['waiting for who gave', { city: '' }, 'missing_address'],
    ['one a year for a gift that comes again', { isYearly: true }, 'yearly'],
    ['waiting for who gave each month, too', { isYearly: true, last_name: '' }, 'missing_address'],
    ['void once the gift was given back', { net: 0, wasVoided: true }, 'voided'],
    ['void until staff issue it again', { wasVoided: true, isWithheld: true }, 'voided'],
    ['not due of a gift that was given back before', { net: 0 }, 'not_due'],
    ['a specimen where no money moved', { mode: 'test' }, 'specimen'],
    ['a specimen of a gift that comes again, too', { mode: 'test', isYearly: true }, 'specimen'],
    ['none of who pays no tax', { donor_type: 'organisme' }, 'confirmation_only'],
    ['none in francs', { currency: 'XAF' }, 'confirmation_only'],
  ] as [string, Partial<ReceiptFacts>, string][])('is %s', (_, over, expected) =>
    expect(standing(over)).toBe(expected),
  );

  it('is a confirmation where receipts are not issued; those that were issued stay', () => {
    expect(standing({}, false)).toBe('confirmation_only');
    expect(standing({ receipt: { isDrawn: true } }, false)).toBe('issued');
  });
});
