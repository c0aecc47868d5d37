import { expect, it } from 'vitest';
import { refundAmounts, refundFaults } from './refund-amounts';

const left = { amount: 30, donation_amount: 10 };
const faults = (amount: string, donation_amount = '') =>
  refundFaults({ amount, donation_amount }, left, 'EUR');

it('takes a part of the seats, of the gift, or of both', () => {
  expect(faults('12,50')).toEqual({});
  expect(faults('', '10')).toEqual({});
  expect(faults('30', '10')).toEqual({});
});

it('gives back no more than what is left of each', () => {
  expect(Object.keys(faults('30,01'))).toEqual(['amount']);
  expect(Object.keys(faults('30', '10,01'))).toEqual(['donation_amount']);
});

it('refuses nothing, and what is no amount', () => {
  expect(faults('')).toEqual({ amount: 'Indiquez ce qui est rendu.' });
  expect(faults('0', '0')).toEqual({ amount: 'Indiquez ce qui est rendu.' });
  expect(Object.keys(faults('douze'))).toEqual(['amount']);
});

it('sends the parts that were typed alone', () => {
  expect(refundAmounts({ amount: ' 12,50 ', donation_amount: '' })).toEqual({ amount: '12,50' });
  expect(refundAmounts({ amount: null, donation_amount: '3' })).toEqual({ donation_amount: '3' });
});
