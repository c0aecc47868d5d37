import type { InboxLine } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { byDay, clockOf } from './days';
import { snoozeMoments, spokenMoment } from './snooze-moments';

const at = (iso: string) => Date.parse(iso);
const line = (shown_at: string) => ({ id: at(shown_at), shown_at }) as InboxLine;
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('the days of an inbox', () => {
  it('are those of Paris, today and yesterday by name', () => {
    const lines = [
      '2026-12-17T08:00:00Z',
      '2026-12-16T23:30:00Z',
      '2026-12-16T22:30:00Z',
      '2026-12-01T09:00:00Z',
    ];
    const days = byDay(lines.map(line), at('2026-12-17T09:02:00Z'));
    expect(days.map(({ title, lines: of }) => [title, of.length])).toEqual([
      ['Aujourd’hui', 2],
      ['Hier', 1],
      ['Mardi 1er décembre', 1],
    ]);
  });

  it('have hours as one says them', () => {
    expect(plain(clockOf('2026-12-17T07:05:00Z'))).toBe('8 h 05');
    expect(plain(clockOf('2026-07-17T22:30:00Z'))).toBe('0 h 30');
  });
});

describe('what is put off', () => {
  const offered = (now: string) =>
    snoozeMoments(at(now)).map(({ label, when, until }) => [label, plain(when), until]);

  it('comes back at noon, tomorrow morning or on Monday', () => {
    expect(offered('2026-12-17T08:02:00Z')).toEqual([
      ['Ce midi', '12 h', '2026-12-17T11:00:00.000Z'],
      ['Demain matin', 'ven. 8 h', '2026-12-18T07:00:00.000Z'],
      ['Lundi', '21 déc., 8 h', '2026-12-21T07:00:00.000Z'],
    ]);
  });

  it('comes back this evening once noon is near, and not today once evening is', () => {
    expect(offered('2026-12-17T12:00:00Z')[0]).toEqual(['Ce soir', '18 h', '2026-12-17T17:00:00.000Z']);
    expect(offered('2026-12-17T18:00:00Z')[0]![0]).toBe('Demain matin');
  });

  it('has one Monday: on Sunday it is tomorrow', () => {
    expect(offered('2026-12-20T18:00:00Z').map(([label]) => label)).toEqual(['Demain matin']);
  });

  it('keeps to eight o’clock in Paris over the change of clocks', () => {
    expect(offered('2027-03-27T18:00:00Z')[0]![2]).toBe('2027-03-28T06:00:00.000Z');
  });

  it('is said in words', () => {
    expect(plain(spokenMoment('2026-12-18T07:00:00.000Z'))).toBe('vendredi 18 décembre à 8 h');
  });
});
