import type { PhysicalDonationStats } from '@livres/api/contract';
import { expect, it } from 'vitest';
import { donationTiles } from './donation-tiles';

const calm: PhysicalDonationStats = {
  total: 12,
  by_status: {},
  by_type: {},
  boxes_waiting: 84,
  mean_hours_to_contact: 18.4,
  mean_hours_to_pickup: 150,
  pickups_this_week: 3,
  contacts_late: 0,
  pickups_late: 0,
  open_alerts: 2,
  unread_alerts: 0,
  collected_this_month: { books: 0, equipment: 0 },
};
const tile = (stats: PhysicalDonationStats, label: string) =>
  donationTiles(stats, Date.parse('2026-11-20T09:00:00Z')).find((one) => one.label === label);

it('each figure leads to the list that it counts', () => {
  const week = new URL(tile(calm, 'Collectes de la semaine')?.to ?? '', 'http://panel');
  expect(week.pathname).toBe('/physical-donations');
  expect(JSON.parse(week.searchParams.get('filter') ?? '')).toEqual({
    status: ['pickup_scheduled', 'completed'],
    pickup_from: '2026-11-16',
    pickup_to: '2026-11-22',
  });
});

it('a mean delay is measured against the promise, in words and not only in colour', () => {
  expect(tile(calm, 'Délai moyen avant l’appel')).toMatchObject({
    value: '18 h',
    note: 'promis : 24 h',
    isBad: false,
  });
  expect(tile({ ...calm, mean_hours_to_contact: 30 }, 'Délai moyen avant l’appel')).toMatchObject({
    note: 'plus que les 24 h promises',
    isBad: true,
  });
});

it('a delay of which nothing is known is not said to be nothing', () => {
  expect(tile({ ...calm, mean_hours_to_pickup: null }, 'Délai moyen avant la collecte')?.value).toBe('—');
});

it('what is late says so', () => {
  expect(tile(calm, 'Appels en retard')?.isBad).toBe(false);
  expect(tile({ ...calm, contacts_late: 2 }, 'Appels en retard')).toMatchObject({ value: '2', isBad: true });
  expect(tile({ ...calm, pickups_late: 1 }, 'Collectes en retard')).toMatchObject({
    value: '1',
    isBad: true,
  });
});
