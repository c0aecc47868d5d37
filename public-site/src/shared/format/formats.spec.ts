import { describe, expect, it } from 'vitest';
import { daysUntil, formatDay } from './dates';
import { formatAmount } from './euros';
import { withFrenchSpaces, withFrenchSpacesInHtml } from './french-spaces';
import { formatCount, formatNumber, formatPercentage } from './numbers';

describe('an amount is printed the French way', () => {
  it('groups thousands with a narrow no-break space and keeps the sign with the figure', () => {
    expect(formatAmount(1250, 'EUR')).toBe('1\u202f250\u00a0€');
  });

  it('shows cents only where there are some', () => {
    expect(formatAmount(12.5, 'EUR')).toBe('12,50\u00a0€');
    expect(formatAmount(0, 'EUR')).toBe('0\u00a0€');
  });

  it('writes francs CFA without decimals', () => {
    expect(formatAmount(650_000, 'XAF')).toBe('650\u202f000\u00a0FCFA');
  });
});

it('keeps the signs of French print with their words', () => {
  expect(withFrenchSpaces('Un conteneur : « Douala » à 1 400 €, le 3 mars 2027 !')).toBe(
    'Un conteneur\u00a0: «\u00a0Douala\u00a0» à 1\u202f400\u00a0€, le 3 mars 2027\u00a0!',
  );
});

describe('a date is read in Paris', () => {
  it('takes the day of Paris, not of Greenwich', () => {
    expect(formatDay('2027-03-02T23:30:00Z')).toBe('3\u00a0mars\u00a02027');
  });

  it('says « 1er »', () => {
    expect(formatDay('2027-04-01T10:00:00Z')).toBe('1er\u00a0avril\u00a02027');
  });

  it('counts days on the calendar', () => {
    const now = new Date('2026-11-21T22:30:00Z');
    expect(daysUntil('2026-11-21T23:30:00Z', now)).toBe(1);
    expect(daysUntil('2026-11-21T09:00:00Z', now)).toBe(0);
    expect(daysUntil('2026-11-20T09:00:00Z', now)).toBe(-1);
  });

  it('is not disturbed by the change of hour', () => {
    expect(daysUntil('2027-03-29T10:00:00Z', new Date('2027-03-27T10:00:00Z'))).toBe(2);
  });
});

describe('a number', () => {
  it('is grouped by thousands', () => expect(formatNumber(12_500)).toBe('12\u202f500'));
  it('keeps its percent sign', () => expect(formatPercentage(64)).toBe('64\u00a0%'));
  it('takes the singular below 2', () => {
    expect(formatCount(0, 'livre', 'livres')).toBe('0\u00a0livre');
    expect(formatCount(1, 'livre', 'livres')).toBe('1\u00a0livre');
    expect(formatCount(2, 'livre', 'livres')).toBe('2\u00a0livres');
  });
});

it('the text of a passage is printed the French way, its tags are not', () => {
  expect(withFrenchSpacesInHtml('<p>Qui <em>lit</em> ?</p><img alt="Où ?">')).toBe(
    '<p>Qui <em>lit</em>\u00a0?</p><img alt="Où ?">',
  );
});
