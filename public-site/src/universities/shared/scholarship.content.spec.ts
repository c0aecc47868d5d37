import { deadlineUrgency } from '@livres/api/contract';
import { expect, it } from 'vitest';
import { amountText, deadlineText, deadlineTone } from './scholarship.content';

it.each([
  [-1, 'expired', 'Expirée', 'quiet'],
  [0, 'expired', 'Expire aujourd’hui', 'bad'],
  [1, 'critical', 'Expire demain', 'bad'],
  [7, 'critical', '7\u00a0jours restants', 'bad'],
  [8, 'warning', '8\u00a0jours restants', 'warm'],
  [30, 'warning', '30\u00a0jours restants', 'warm'],
  [31, 'normal', '31\u00a0jours restants', 'good'],
  [60, 'normal', '60\u00a0jours restants', 'good'],
  [61, 'normal', 'Encore 2\u00a0mois', 'good'],
  [335, 'normal', 'Encore 11\u00a0mois', 'good'],
] as const)('%i days before a deadline: %s, « %s »', (days, urgency, text, tone) => {
  expect(deadlineUrgency(days)).toBe(urgency);
  expect(deadlineText(days)).toBe(text);
  expect(deadlineTone(days)).toBe(tone);
});

it('prints an amount in euros, or that nobody says it', () => {
  expect(amountText(12_000)).toBe('12\u202f000\u00a0€');
  expect(amountText(0)).toBe('0\u00a0€');
  expect(amountText(null)).toBe('Montant non communiqué');
});
