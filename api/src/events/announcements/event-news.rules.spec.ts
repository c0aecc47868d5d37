import { expect, it } from 'vitest';
import { type EventSnapshot, newsOf } from './event-news.rules.js';

const announced: EventSnapshot = {
  version: 3,
  status: 'published',
  start_date: '2027-03-06T09:00:00.000Z',
  end_date: null,
  is_online: false,
  location: 'Entrepôt de Vaise',
  address: '',
  city: 'Lyon',
  has_opened: false,
};

it.each<[string, Partial<EventSnapshot>, string[]]>([
  ['a text that is corrected', { version: 4 }, []],
  ['another hour', { start_date: '2027-03-06T10:00:00.000Z' }, ['moved']],
  ['another end', { end_date: '2027-03-06T12:00:00.000Z' }, ['moved']],
  ['another room', { location: 'Mairie' }, ['moved']],
  ['an event that goes online', { is_online: true }, ['moved']],
  ['registration that opens', { has_opened: true }, ['opened']],
  ['another day, with registration', { start_date: null, has_opened: true }, ['moved', 'opened']],
  ['a cancellation, whatever else changed', { status: 'cancelled', city: 'Paris' }, ['cancelled']],
])('%s is announced as %3$j', (_, change, news) => {
  expect(newsOf(announced, { ...announced, ...change })).toEqual(news);
});

it('what was told is not told again', () => {
  const [opened, cancelled] = [
    { ...announced, has_opened: true },
    { ...announced, status: 'cancelled' as const },
  ];
  expect(newsOf(opened, opened)).toEqual([]);
  expect(newsOf(cancelled, { ...cancelled, city: 'Paris' })).toEqual([]);
  expect(newsOf(cancelled, announced)).toEqual([]);
});
