import type { PhysicalDonationStats } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { todayOf } from './today';

const quiet: PhysicalDonationStats = {
  total: 4,
  by_status: { completed: 4 },
  by_type: {},
  boxes_waiting: 0,
  mean_hours_to_contact: null,
  mean_hours_to_pickup: null,
  pickups_this_week: 0,
  contacts_late: 0,
  pickups_late: 0,
  open_alerts: 0,
  unread_alerts: 0,
  collected_this_month: { books: 0, equipment: 0 },
};
const noMessage = { new: 0, in_progress: 0, mine: 0 };
const said = (waiting: Parameters<typeof todayOf>[0]) => todayOf(waiting).map(({ text }) => text);

describe('what is to be done today', () => {
  it('is nothing where nobody waits', () => {
    expect(todayOf({ messages: noMessage, stats: quiet })).toEqual([]);
  });

  it('begins with those who were promised a call, and says how many wait too long', () => {
    const stats = { ...quiet, by_status: { validated: 3, pending_pickup: 1 }, contacts_late: 2 };
    const [first, second] = todayOf({ messages: noMessage, stats });
    expect(first).toMatchObject({
      text: '3 donateurs attendent un appel',
      note: '2 depuis plus de 24 heures',
      when: 'late',
    });
    expect(second).toMatchObject({ text: '1 collecte à planifier', when: 'today' });
  });

  it('names late pick-ups, alerts that nobody read, and then messages', () => {
    const stats = { ...quiet, pickups_late: 1, unread_alerts: 5 };
    expect(said({ messages: { new: 1, in_progress: 2, mine: 1 }, stats })).toEqual([
      '1 collecte aurait dû avoir lieu',
      '5 alertes non lues',
      '1 nouveau message attend une réponse',
    ]);
    expect(todayOf({ messages: { new: 0, in_progress: 2, mine: 1 }, stats: quiet })).toMatchObject([
      { text: '2 messages en cours, dont 1 à vous', when: 'later' },
    ]);
  });

  it('leaves out what the role may not do', () => {
    const stats = { ...quiet, by_status: { validated: 3 } };
    expect(said({ messages: null, stats })).toEqual(['3 donateurs attendent un appel']);
    expect(said({ messages: { ...noMessage, new: 2 }, stats: undefined })).toHaveLength(1);
  });
});
