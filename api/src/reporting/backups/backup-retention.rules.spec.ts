import { describe, expect, it } from 'vitest';
import { backupsToRemove } from './backup-retention.rules.js';

const KEPT = { daily: 3, weekly: 2, monthly: 2 };
const made = (made_at: string) => ({ archive: `livres-${made_at}`, made_at });
const removed = (days: string[], lastChecked: string | null = null, kept = KEPT) =>
  backupsToRemove(
    days.map((day) => made(day.includes('T') ? day : `${day}T01:17:00Z`)),
    kept,
    lastChecked && `livres-${lastChecked}T01:17:00Z`,
  ).map(({ made_at }) => made_at.slice(0, 10));

describe('of the backups that are there', () => {
  it('the last of each of the newest days, weeks and months stay', () => {
    const year = Array.from({ length: 90 }, (_, day) =>
      new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10),
    );
    const gone = removed(year);
    // Days, the Sunday of the week before, the last day of the month before.
    expect(year.filter((day) => !gone.includes(day))).toEqual([
      '2027-02-28',
      '2027-03-28',
      '2027-03-29',
      '2027-03-30',
      '2027-03-31',
    ]);
  });

  it('the newest stays, and the one that was restored last, however old', () => {
    expect(removed(['2020-01-01'], null, { daily: 0, weekly: 0, monthly: 0 })).toEqual([]);
    const days = ['2027-03-01', '2027-03-27', '2027-03-28', '2027-03-29', '2027-03-30', '2027-03-31'];
    expect(removed(days, '2027-03-27')).toEqual(['2027-03-01']);
    expect(removed(days)).toEqual(['2027-03-27', '2027-03-01']);
  });

  it('one of several of a day stays, the last in Paris', () => {
    const day = ['2027-03-30T23:30:00Z', '2027-03-31T01:00:00Z', '2027-03-31T20:00:00Z'];
    expect(backupsToRemove(day.map(made), KEPT, null).map(({ made_at }) => made_at)).toEqual(
      day.slice(0, 2).toReversed(),
    );
  });

  it('none are removed of none', () => {
    expect(removed([])).toEqual([]);
  });
});
