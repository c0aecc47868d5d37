import { expect, it } from 'vitest';
import { type EventSnapshot, isOnAnotherDay, newsOf } from './event-news.rules.js';

const announced: EventSnapshot = {
  version: 3,
  status: 'published',
  start_date: '2027-03-06T09:00:00.000Z',
  end_date: null,
  is_online: false,
  online_url: '',
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

it.each<[string, string | undefined, string, string[]]>([
  ['another link', 'https://visio.example/un', 'https://visio.example/deux', ['relinked']],
  ['a first link', '', 'https://visio.example/un', ['relinked']],
  ['the same link', 'https://visio.example/un', 'https://visio.example/un', []],
  ['a link that is taken away', 'https://visio.example/un', '', []],
  ['a link where none was noted', undefined, 'https://visio.example/un', []],
])('%s of an event online is announced as %4$j', (_, was, is, news) => {
  const online = { ...announced, is_online: true };
  expect(newsOf({ ...online, online_url: was }, { ...online, online_url: is })).toEqual(news);
});

it('a link that changes with the hour is no news of its own, nor is that of an event with a place', () => {
  const [was, is] = ['https://visio.example/un', 'https://visio.example/deux'];
  const online = { ...announced, is_online: true, online_url: was };
  expect(newsOf(online, { ...online, online_url: is, start_date: null })).toEqual(['moved']);
  expect(newsOf({ ...announced, online_url: was }, { ...announced, online_url: is })).toEqual([]);
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

it.each<[string, string | null, string | null, boolean]>([
  ['another hour of the same day', '2027-03-06T09:00:00Z', '2027-03-06T16:00:00Z', false],
  [
    'the evening in Paris, which is the next day in UTC',
    '2027-07-06T09:00:00Z',
    '2027-07-05T22:30:00Z',
    false,
  ],
  ['the next week', '2027-03-06T09:00:00Z', '2027-03-13T09:00:00Z', true],
  ['a date to come', '2027-03-06T09:00:00Z', null, true],
  ['a first date', null, '2027-03-06T09:00:00Z', false],
])('%s: whether those registered are asked again', (_, was, is, asks) => {
  expect(isOnAnotherDay({ ...announced, start_date: was }, { ...announced, start_date: is })).toBe(asks);
});
