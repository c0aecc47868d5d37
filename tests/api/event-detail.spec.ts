import type { Dashboard, PublicEvent } from '@livres/api/contract';
import { EventViewsService } from '@livres/api/dist/events/events/event-views.service.js';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Request, startApi, type TestApi } from '../factories/api.ts';
import { cancelEvent, createEvent, draftEvent } from '../factories/events.ts';
import { stopClock } from '../factories/time.ts';
import { DAY_MS } from '@livres/api/contract';

let api: TestApi;
let editor: Request;
beforeAll(async () => {
  api = await startApi();
  editor = await api.asStaff('editeur');
});
afterAll(() => api?.close());
afterEach(() => vi.restoreAllMocks());

const read = (path: string) => api.request<PublicEvent>(`/events/${path}`);

describe('one event', () => {
  it('is found by its slug and by its number, with and without the last slash', async () => {
    const { id } = await createEvent(editor, { slug: 'par-slug', description: '<p>But</p>' });
    for (const path of ['par-slug/', 'par-slug', `${id}/`, `${id}`]) {
      const { status, body } = await read(path);
      expect([status, body.slug, body.description]).toEqual([200, 'par-slug', '<p>But</p>']);
    }
  });

  it('has exactly the fields that are promised, and nothing of the house', async () => {
    await createEvent(editor, { slug: 'champs' });
    const { body } = await read('champs/');
    expect(Object.keys(body).toSorted()).toEqual(
      [
        'id',
        'slug',
        'title',
        'short_description',
        'description',
        'featured_image',
        'picture',
        'event_type',
        'status',
        'cancellation_reason',
        'featured',
        'language',
        'tags',
        'organizer',
        'start_date',
        'end_date',
        'is_past',
        'is_ongoing',
        'is_upcoming',
        'is_online',
        'online_url',
        'location',
        'address',
        'city',
        'country',
        'latitude',
        'longitude',
        'is_free',
        'price',
        'currency',
        'early_bird_price',
        'early_bird_deadline',
        'early_bird',
        'payment_methods',
        'requires_registration',
        'registration_opens_at',
        'registration_closes_at',
        'registration_open',
        'registration_state',
        'max_participants',
        'current_participants',
        'available_seats',
        'waiting_count',
        'waiting_list',
        'accepts_donations',
        'gives_certificates',
        'questions',
        'refund_percentage',
        'refund_until_days',
        'interested_count',
        'view_count',
        'accessibility_info',
        'parking_info',
        'public_transport_info',
        'food_provided',
        'wifi_available',
        'recording_url',
        'contact_email',
        'contact_phone',
        'contact_website',
        'updated_at',
      ].toSorted(),
    );
  });

  it.each(['inconnu', '999999', '99999999999999999999', '0', '%27%20OR%201=1', '..%2F..%2Fetc'])(
    '« %s » is not found',
    async (name) => {
      const { status, body } = await api.request(`/events/${name}/`);
      expect([status, body.title]).toEqual([404, 'Introuvable']);
    },
  );

  it('says what is left of its early-bird price, to the minute', async () => {
    await createEvent(editor, {
      slug: 'anticipe',
      is_free: false,
      price: 29.9,
      early_bird_price: 19.9,
      early_bird_deadline: '2027-02-01T00:00:00Z',
    });
    const clock = stopClock(api, new Date('2027-01-01T10:00:00Z'));
    const early = { price: 19.9, discount_percentage: 33, deadline: '2027-02-01T00:00:00.000Z' };
    expect((await read('anticipe/')).body.early_bird).toEqual({ ...early, runs: true });
    clock.set('2027-02-01T00:00:01Z');
    expect((await read('anticipe/?x=1')).body.early_bird).toEqual({ ...early, runs: false });
  });

  it('keeps the address of an online meeting for those who register, where one must', async () => {
    const online = { is_online: true, online_url: 'https://exemple.org/salon' };
    await createEvent(editor, { slug: 'salon-ouvert', ...online });
    await createEvent(editor, { slug: 'salon-sur-inscription', ...online, requires_registration: true });
    expect((await read('salon-ouvert/')).body.online_url).toBe('https://exemple.org/salon');
    expect((await read('salon-sur-inscription/')).body.online_url).toBeNull();
  });

  it('that is a draft is not found, but by its private link, for a day', async () => {
    const draft = await draftEvent(editor, { slug: 'secret' });
    expect((await read('secret/')).status).toBe(404);
    const clock = stopClock(api);
    const { body } = await editor(`/admin/events/${draft.id}/preview`, { method: 'POST' });
    const url = new URL(body.url);
    expect(url.pathname).toBe('/evenements/secret');
    const token = url.searchParams.get('apercu');
    const seen = await read(`secret/?preview=${token}`);
    expect([seen.status, seen.body.status, seen.headers.get('etag')]).toEqual([200, 'draft', null]);
    expect((await read(`secret/?preview=${token}x`)).status).toBe(404);
    clock.advance(DAY_MS + 1);
    expect((await read(`secret/?preview=${token}`)).status).toBe(404);
  });

  it('that is published shows its waiting changes by its private link only', async () => {
    const { id, version } = await createEvent(editor, { slug: 'en-ligne', title: 'Avant' });
    await editor(`/admin/events/${id}`, { method: 'PUT', body: { version, title: 'Après' } });
    expect((await read('en-ligne/')).body.title).toBe('Avant');
    const { body } = await editor(`/admin/events/${id}/preview`, { method: 'POST' });
    const token = new URL(body.url).searchParams.get('apercu');
    expect((await read(`en-ligne/?preview=${token}`)).body.title).toBe('Après');
  });

  it('is found at the address it had before', async () => {
    const { id, version } = await draftEvent(editor, { slug: 'ancienne-adresse' });
    const { body } = await editor(`/admin/events/${id}`, {
      method: 'PUT',
      body: { version, slug: 'nouvelle-adresse' },
    });
    await editor(`/admin/events/${id}/publish`, { body: { version: body.version } });
    expect((await read('ancienne-adresse/')).body.slug).toBe('nouvelle-adresse');
  });
});

describe('the readings of an event', () => {
  it('count a reader once, and nobody of a draft', async () => {
    const { id } = await createEvent(editor, { slug: 'lu' });
    const draft = await draftEvent(editor, { slug: 'pas-lu' });
    for (const one of [id, id, draft.id])
      expect((await api.request(`/events/${one}/view`, { method: 'POST' })).status).toBe(204);
    await api.app.get(EventViewsService).write();
    expect((await editor(`/admin/events/${id}`)).body.view_count).toBe(1);
    expect((await editor(`/admin/events/${draft.id}`)).body.view_count).toBe(0);
  });
});

describe('the day’s work', () => {
  it('names drafts, and what is on or begins within a week', async () => {
    const soon = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
    await createEvent(editor, { slug: 'demain', start_date: soon(1), end_date: soon(2) });
    await createEvent(editor, { slug: 'en-cours', start_date: soon(-1), end_date: soon(1) });
    await createEvent(editor, { slug: 'dans-huit-jours', start_date: soon(8), end_date: soon(9) });
    await createEvent(editor, { slug: 'hier', start_date: soon(-2), end_date: soon(-1) });
    await draftEvent(editor, { slug: 'a-publier', start_date: soon(1), end_date: soon(2) });
    const events = (await editor<Dashboard>('/admin/dashboard')).body.events!;
    const week = events.this_week.map(({ slug }) => slug);
    expect(week.filter((slug) => ['demain', 'en-cours', 'dans-huit-jours', 'hier'].includes(slug))).toEqual([
      'en-cours',
      'demain',
    ]);
    expect(events.drafts.map(({ slug }) => slug)).toContain('a-publier');
  });
});

describe('an event as a calendar file', () => {
  const lines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

  it('is in the hours of Paris, with a stable name and a number that goes up', async () => {
    const { id, version } = await createEvent(editor, {
      slug: 'agenda',
      title: 'Tri, et goûter',
      start_date: '2027-03-28T08:00:00Z',
      end_date: '2027-03-28T10:00:00Z',
      address: '12 rue des Docks',
    });
    const { status, headers, text } = await api.request('/events/agenda/calendar.ics');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(lines(text)).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        expect.stringMatching(/^DTSTAMP:\d{8}T\d{6}Z$/),
        expect.stringMatching(/^LAST-MODIFIED:\d{8}T\d{6}Z$/),
        'BEGIN:VTIMEZONE',
        'TZID:Europe/Paris',
        'DTSTART;TZID=Europe/Paris:20270328T100000',
        'DTEND;TZID=Europe/Paris:20270328T120000',
        String.raw`SUMMARY:Tri\, et goûter`,
        String.raw`LOCATION:Entrepôt de Vaise\, 12 rue des Docks\, Lyon\, France`,
        'STATUS:CONFIRMED',
        `UID:evenement-${id}@localhost:3000`,
        `SEQUENCE:${version}`,
        'URL;VALUE=URI:http://localhost:3000/evenements/agenda',
      ]),
    );
    const again = await api.request('/events/agenda/calendar.ics');
    expect([again.text, again.headers.get('content-disposition')]).toEqual([
      text,
      'attachment; filename="evenement.ics"',
    ]);
  });

  it('says that it is cancelled, and why', async () => {
    const made = await createEvent(editor, { slug: 'annule' });
    await cancelEvent(editor, made, 'La salle est inondée.');
    const told = lines((await api.request('/events/annule/calendar.ics')).text);
    expect(told).toContain('STATUS:CANCELLED');
    expect(told.find((line) => line.startsWith('DESCRIPTION:'))).toContain('La salle est inondée.');
    expect(Number(told.find((line) => line.startsWith('SEQUENCE:'))?.slice(9))).toBeGreaterThan(made.version);
  });

  it('is refused while the date is not fixed, and of a draft', async () => {
    await createEvent(editor, { slug: 'sans-date', start_date: null, end_date: null });
    await draftEvent(editor, { slug: 'cache' });
    expect((await api.request('/events/sans-date/calendar.ics')).status).toBe(409);
    expect((await api.request('/events/cache/calendar.ics')).status).toBe(404);
  });

  it('is in the calendar one subscribes to until it is over', async () => {
    const { id } = await createEvent(editor, {
      start_date: '2027-06-01T08:00:00Z',
      end_date: '2027-06-01T11:00:00Z',
    });
    const clock = stopClock(api, new Date('2027-06-01T10:00:00Z'));
    const uid = `UID:evenement-${id}@localhost:3000`;
    const feed = async () => lines((await api.request(`/events/calendar.ics?${Math.random()}`)).text);
    expect(await feed()).toContain(uid);
    clock.set('2027-06-01T11:00:01Z');
    expect(await feed()).not.toContain(uid);
  });
});
