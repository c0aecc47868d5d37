import type { CheckInTicket } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { texts } from './check-in.fr';
import { daysOld, outcomeByList, searchTickets } from './door-list';

const ticket = (over: Partial<CheckInTicket> = {}): CheckInTicket => ({
  id: 'a',
  hashes: ['h'],
  position: 1,
  guest_name: 'Awa Diallo',
  registered_by: 'Awa Diallo',
  reference: 'INS-20270301-0A1B2C3D',
  seats: 1,
  state: 'confirmed',
  replaced_at: null,
  ...over,
});

describe('the list alone', () => {
  it('says whether a ticket lets in', () => {
    const arrival = { ticket_id: 'a', checked_in_at: '2027-03-06T09:00:00Z', door: 'Porte 1' };
    expect(outcomeByList(undefined, undefined, false)).toBe('unknown');
    expect(outcomeByList(ticket({ state: 'replaced' }), arrival, false)).toBe('replaced');
    expect(outcomeByList(ticket({ state: 'cancelled' }), arrival, false)).toBe('cancelled');
    expect(outcomeByList(ticket({ state: 'unpaid' }), undefined, false)).toBe('not_paid');
    expect(outcomeByList(ticket(), arrival, false)).toBe('already_in');
    expect(outcomeByList(ticket(), { ...arrival, checked_in_at: null }, false)).toBe('in');
    expect(outcomeByList(ticket(), undefined, false)).toBe('in');
    expect(outcomeByList(ticket(), undefined, true)).toBe('cancelled');
    expect(outcomeByList(ticket({ state: 'unpaid' }), arrival, true)).toBe('cancelled');
    expect(outcomeByList(undefined, undefined, true)).toBe('unknown');
  });
});

describe('a list that was kept', () => {
  const made = '2027-03-06T22:30:00Z';
  it.each([
    ['2027-03-06T22:59:00Z', 0, 'liste de 212 billets, prise à 23:30'],
    // Midnight in Paris.
    ['2027-03-06T23:00:00Z', 1, 'liste de 212 billets, prise hier'],
    // Over the change of hour.
    ['2027-03-31T22:00:00Z', 26, 'liste de 212 billets, prise il y a 26 jours'],
    ['2027-03-06T20:00:00Z', 0, 'liste de 212 billets, prise à 23:30'],
  ])('says at %s how old it is', (now, days, words) => {
    expect(daysOld(made, Date.parse(now))).toBe(days);
    expect(texts.offline(212, made, days)).toBe(`Hors ligne : ${words}`);
  });
});

describe('a search at the door', () => {
  const names = (tickets: CheckInTicket[], text: string) =>
    searchTickets(tickets, text).found.map(({ id }) => id);

  it('finds by the beginnings of names, whatever their accents and order', () => {
    const tickets = [
      ticket({ id: 'awa' }),
      ticket({ id: 'zoe', guest_name: '', registered_by: 'Zoë Łukasiewicz-Nguyễn' }),
      ticket({ id: 'guest', guest_name: 'Élodie Roux', registered_by: 'Awa Diallo' }),
    ];
    expect(names(tickets, 'diallo aw')).toEqual(['awa', 'guest']);
    expect(names(tickets, 'ZOE nguyen')).toEqual(['zoe']);
    expect(names(tickets, 'elodie')).toEqual(['guest']);
    expect(names(tickets, '0a1b')).toHaveLength(3);
    expect(names(tickets, 'allo')).toEqual([]);
    expect(names(tickets, '  ')).toEqual([]);
    expect(names(tickets, 'é')).toEqual([]);
    expect(names(tickets, 'él')).toEqual(['guest']);
  });

  it('shows those that let in first, and says how many more there are', () => {
    const tickets = Array.from({ length: 12 }, (_, place) =>
      ticket({ id: String(place), state: place < 6 ? 'cancelled' : 'confirmed' }),
    );
    const { found, more } = searchTickets(tickets, 'awa');
    expect(found.map(({ id }) => id)).toEqual(['6', '7', '8', '9', '10', '11', '0', '1']);
    expect(more).toBe(4);
  });
});
