import type { EventRecord, EventSeriesDate } from '@livres/api/contract';
import { describe, expect, it } from 'vitest';
import { blankChange, changeFaults, datesInScope, seriesChange } from './series-change';

const event = {
  id: 2,
  version: 4,
  start_date: '2027-10-17T16:00:00.000Z',
  end_date: null,
  is_online: false,
  online_url: '',
  location: 'Entrepôt',
  address: '',
  city: 'Lyon',
  country: 'France',
  latitude: null,
  longitude: null,
} as EventRecord;
const blank = blankChange(event);

describe('a change of several dates', () => {
  it('begins with the hours in Paris, and sends only what changes', () => {
    expect([blank.start_time, blank.end_time]).toEqual(['18:00', '']);
    const bare = { version: 4, scope: 'all', ticked_ids: [] };
    expect(seriesChange({ ...blank, hours: true }, 4)).toEqual({
      ...bare,
      start_time: '18:00',
      end_time: null,
    });
    expect(seriesChange({ ...blank, place: true, city: 'Bron' }, 4)).toEqual({
      ...bare,
      is_online: false,
      online_url: '',
      location: 'Entrepôt',
      address: '',
      city: 'Bron',
      country: 'France',
      latitude: null,
      longitude: null,
    });
  });

  it('says that something must change, and that an hour is missing', () => {
    expect(Object.keys(changeFaults(blank))).toEqual(['hours']);
    expect(Object.keys(changeFaults({ ...blank, hours: true, start_time: '' }))).toEqual(['start_time']);
    expect(changeFaults({ ...blank, hours: true })).toEqual({});
    expect(changeFaults({ ...blank, place: true, start_time: '' })).toEqual({});
  });

  it('is for one date, for it and those that follow, or for all', () => {
    const dates = [10, 17, 24].map((day, index) => ({
      id: index + 1,
      start_date: `2027-10-${day}T16:00:00.000Z`,
    })) as EventSeriesDate[];
    const ids = (scope: 'one' | 'following' | 'all') => datesInScope(dates, event, scope).map(({ id }) => id);
    expect([ids('one'), ids('following'), ids('all')]).toEqual([[2], [2, 3], [1, 2, 3]]);
  });
});
