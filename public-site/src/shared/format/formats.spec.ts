import { describe, expect, it } from 'vitest';
import { daysUntil, formatDay, formatWeekday } from './dates';
import { formatAmount } from './euros';
import { withFrenchSpaces, withFrenchSpacesInHtml } from './french-spaces';
import { formatCount, formatDecimals, formatNumber, formatPercentage } from './numbers';
import { DAY_MS } from '@livres/api/contract';

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

describe('what is written out is what the browser would write', () => {
  it.each([0, 1, 2])('for numbers with %i decimals', (decimals) => {
    const asIntl = new Intl.NumberFormat('fr-FR', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    const faults: number[] = [];
    // Thousandths, so that halves come by; and sums of millions, to the cent.
    for (let step = -4_000; step <= 4_000; step += 1)
      for (const value of [step / 1000, step * 12.345, Math.round(step * 98_765_432.1) / 100])
        if (formatDecimals(value, decimals) !== asIntl.format(value)) faults.push(value);
    expect(faults).toEqual([]);
    for (const value of [1.005, 8.145, 0.5, 2.5, -2.5, 999.995, 1e-7, 999_999_999_999.99])
      expect(formatDecimals(value, decimals)).toBe(asIntl.format(value));
  });

  it('for every day of four years, by day and by night', () => {
    const long = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'Europe/Paris' });
    for (let day = 0; day < 1461; day += 1) {
      const iso = new Date(Date.UTC(2026, 0, 1, day % 24) + day * DAY_MS).toISOString();
      const written = `${formatWeekday(iso)} ${formatDay(iso)}`.replaceAll('\u00a0', ' ');
      expect(written.replace('1er', '1')).toBe(long.format(new Date(iso)));
    }
  });
});
