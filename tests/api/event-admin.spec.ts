import {
  type ConflictProblem,
  EVENT_MESSAGES,
  type EventInput,
  type EventRecord,
  type ImportReport,
  type Problem,
  type PublicEvent,
  PUBLISHING_MESSAGES,
} from '@livres/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Request, startApi, type TestApi } from '../factories/api.ts';
import { anEvent, cancelEvent, createEvent, draftEvent } from '../factories/events.ts';

type Answered = EventRecord & Pick<Problem, 'errors' | 'type'>;

let api: TestApi;
let editor: Request;
beforeAll(async () => {
  api = await startApi();
  editor = await api.asStaff('editeur');
});
afterAll(() => api?.close());

const put = (id: number, body: object) => editor<Answered>(`/admin/events/${id}`, { method: 'PUT', body });
const inPublic = async (id: number) => (await api.request<PublicEvent>(`/events/${id}/`)).body;
const tag = async (name: string): Promise<number> =>
  (await editor('/admin/tags', { body: { name } })).body.id;
const listed = async (filter: object, sort = ['id', 'ASC']) => {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify(sort),
    range: '[0,99]',
  });
  return (await editor<EventRecord[]>(`/admin/events?${query}`)).body.map(({ slug }) => slug);
};

describe('staff write an event', () => {
  it('with every field, and read back what they wrote', async () => {
    const written = {
      slug: 'complet',
      title: 'Dîner de soutien',
      short_description: 'Une soirée.',
      description: '<h2>Au menu</h2><p>Un <strong>livre</strong></p>',
      event_type: 'fundraising',
      featured: true,
      language: 'mul',
      tag_ids: [await tag('Soutien'), await tag('Dîner')],
      start_date: '2027-03-06T18:00:00.000Z',
      end_date: '2027-03-06T22:00:00.000Z',
      is_online: true,
      online_url: 'https://exemple.org/direct',
      location: 'Halle Tony-Garnier',
      address: '20 place Docteurs-Charles-et-Christophe-Mérieux',
      city: 'Lyon',
      country: 'France',
      latitude: 45.7309,
      longitude: 4.8256,
      is_free: false,
      price: 45.5,
      currency: 'EUR',
      early_bird_price: 30,
      early_bird_deadline: '2027-02-01T00:00:00.000Z',
      payment_methods: ['stripe', 'bank_transfer'],
      requires_registration: true,
      registration_opens_at: '2027-01-01T09:00:00.000Z',
      registration_closes_at: '2027-03-05T18:00:00.000Z',
      max_participants: 80,
      offline_participants: 12,
      organizer_first_name: 'Awa',
      organizer_last_name: 'Njoya',
      accessibility_info: 'De plain-pied',
      parking_info: 'Parking Lumière',
      public_transport_info: 'Métro B, Debourg',
      food_provided: true,
      wifi_available: true,
      recording_url: 'https://exemple.org/film',
      contact_email: 'soiree@exemple.org',
      contact_phone: '+33 4 00 00 00 00',
      contact_website: 'https://exemple.org',
    } satisfies EventInput;
    const { status, body } = await editor<EventRecord>('/admin/events', { body: written });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...written, version: 1, status: 'draft', current_participants: 12 });
    expect(body.tags.map(({ name }) => name)).toEqual(['Soutien', 'Dîner']);
    expect((await editor(`/admin/events/${body.id}`)).body).toEqual(body);
    expect((await editor('/admin/events/complet')).body).toEqual(body);
  });

  it('with an address made from its title, each its own', async () => {
    const first = await draftEvent(editor, { title: 'Été à Kribi' });
    const second = await draftEvent(editor, { title: 'Été à Kribi' });
    expect([first.slug, second.slug]).toEqual(['ete-a-kribi', 'ete-a-kribi-2']);
    expect((await draftEvent(editor, { title: '2027' })).slug).toBe('evenement-2027');
  });

  it.each([
    [{ title: '' }, 'title', EVENT_MESSAGES.title_required],
    [{ short_description: undefined }, 'short_description', EVENT_MESSAGES.short_description_required],
    [{ event_type: 'fete' }, 'event_type', EVENT_MESSAGES.type_required],
    [{ slug: 'Avec Espace' }, 'slug', PUBLISHING_MESSAGES.slug_format],
    [{ slug: '2027' }, 'slug', PUBLISHING_MESSAGES.slug_number],
    [{ slug: 'complet' }, 'slug', PUBLISHING_MESSAGES.slug_taken],
    [{ language: 'de' }, 'language', undefined],
    [{ start_date: '2027-02-30' }, 'start_date', undefined],
    [{ end_date: '2027-03-06T09:00:00Z' }, 'end_date', EVENT_MESSAGES.dates_order],
    [{ is_free: false, price: -1 }, 'price', undefined],
    [{ is_free: false, price: 12.345 }, 'price', undefined],
    [{ is_free: false, currency: 'XAF', price: 12.5 }, 'price', undefined],
    [
      { is_free: false, price: 10, early_bird_price: 10 },
      'early_bird_price',
      EVENT_MESSAGES.early_bird_lower,
    ],
    [{ payment_methods: ['cheque'] }, 'payment_methods', undefined],
    [{ max_participants: 0 }, 'max_participants', undefined],
    [{ max_participants: 5, offline_participants: 6 }, 'max_participants', EVENT_MESSAGES.capacity],
    [{ latitude: 91 }, 'latitude', undefined],
    [{ longitude: 'est' }, 'longitude', undefined],
    [{ recording_url: 'javascript:alert(1)' }, 'recording_url', EVENT_MESSAGES.web_address],
    [{ contact_email: 'awa' }, 'contact_email', EVENT_MESSAGES.email],
    [{ tag_ids: [999_999] }, 'tag_ids', undefined],
    [{ featured_image_id: 999_999 }, 'featured_image_id', PUBLISHING_MESSAGES.picture_unknown],
    [{ status: 'published' }, 'status', undefined],
  ])('and is told what is wrong with %j', async (over, field, message) => {
    const { status, body } = await editor<Problem>('/admin/events', { body: { ...anEvent(), ...over } });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
    if (message) expect(body.errors?.[field]).toBe(message);
  });

  it('whose script is taken out of its text', async () => {
    const { description } = await draftEvent(editor, {
      description: '<p onclick="x()">A<script>b</script></p>',
    });
    expect(description).toBe('<p>A</p>');
  });

  it('that becomes free loses its prices, and an emptied field its value', async () => {
    const { id, version } = await draftEvent(editor, {
      is_free: false,
      price: 20,
      early_bird_price: 10,
      early_bird_deadline: '2027-03-01T00:00:00Z',
    });
    const { body } = await put(id, { version, is_free: true, city: null, end_date: null });
    expect(body).toMatchObject({
      price: 0,
      early_bird_price: null,
      early_bird_deadline: null,
      city: '',
      end_date: null,
    });
  });
});

describe('a published event', () => {
  it('keeps its text until its changes are published', async () => {
    const { id, version } = await createEvent(editor, { title: 'Avant' });
    const { body } = await put(id, { version, title: 'Après' });
    expect([body.title, body.has_pending_changes, (await inPublic(id)).title]).toEqual([
      'Après',
      true,
      'Avant',
    ]);
    await editor(`/admin/events/${id}/publish`, { body: { version: body.version } });
    await expect.poll(async () => (await inPublic(id)).title).toBe('Après');
  });

  it('is not published without its price, nor without the place to connect', async () => {
    const draft = await draftEvent(editor, { is_free: false, is_online: true });
    const { status, body } = await editor<Problem>(`/admin/events/${draft.id}/publish`, {
      body: { version: draft.version },
    });
    expect([status, body.errors]).toEqual([
      400,
      { price: EVENT_MESSAGES.price_required, online_url: EVENT_MESSAGES.online_url_required },
    ]);
  });

  it('refuses an older version, and says who changed what', async () => {
    const { id, version } = await createEvent(editor);
    await put(id, { version, city: 'Dijon' });
    const { status, body } = await editor<ConflictProblem>(`/admin/events/${id}`, {
      method: 'PUT',
      body: { version, city: 'Brest' },
    });
    expect([status, body.changed_fields]).toEqual([409, ['city']]);
  });
});

describe('a cancelled event', () => {
  it('tells the public at once why, and its waiting changes wait on', async () => {
    const made = await createEvent(editor, { title: 'Prévu' });
    const { body: changed } = await put(made.id, { version: made.version, title: 'Déplacé' });
    const cancelled = await cancelEvent(editor, changed, 'La salle est inondée.');
    expect(cancelled).toMatchObject({ status: 'cancelled', has_pending_changes: true, title: 'Déplacé' });
    await expect
      .poll(() => inPublic(made.id))
      .toMatchObject({ status: 'cancelled', title: 'Prévu', cancellation_reason: 'La salle est inondée.' });
    const { body } = await editor<Answered>(`/admin/events/${made.id}/reinstate`, {
      body: { version: cancelled.version },
    });
    expect(body).toMatchObject({ status: 'published', cancellation_reason: '' });
  });

  it('needs a reason, and to have been published', async () => {
    const draft = await draftEvent(editor);
    const cancel = (body: object) => editor<Problem>(`/admin/events/${draft.id}/cancel`, { body });
    expect((await cancel({ version: 1, reason: ' ' })).body.errors).toEqual({
      reason: EVENT_MESSAGES.reason_required,
    });
    expect((await cancel({ version: 1, reason: 'Pluie' })).body.type).toBe('/problems/evenement-non-publie');
    const { body } = await editor<Problem>(`/admin/events/${draft.id}/reinstate`, { body: { version: 1 } });
    expect(body.type).toBe('/problems/evenement-non-annule');
  });
});

describe('the list of staff', () => {
  it('filters and sorts by what the panel offers', async () => {
    const reliure = await tag('Reliure');
    await createEvent(editor, {
      slug: 'liste-a',
      title: 'Reliure du soir',
      city: 'Quimper',
      event_type: 'cultural',
      tag_ids: [reliure],
      start_date: '2020-05-02T10:00:00Z',
      end_date: '2020-05-02T12:00:00Z',
    });
    await draftEvent(editor, {
      slug: 'liste-b',
      city: 'Quimper',
      featured: true,
      requires_registration: true,
    });
    const quimper = (filter: object) => listed({ city: 'quimper', ...filter });
    expect(await quimper({})).toEqual(['liste-a', 'liste-b']);
    expect(await listed({ city: 'quimper' }, ['start_date', 'DESC'])).toEqual(['liste-b', 'liste-a']);
    for (const filter of [
      { q: 'soir' },
      { status: 'published' },
      { event_type: ['cultural'] },
      { time: 'past' },
      { tag_ids: [reliure] },
      { featured: false },
      { requires_registration: false },
    ])
      expect(await quimper(filter)).toEqual(['liste-a']);
    for (const filter of [{ status: ['draft'] }, { time: ['upcoming', 'ongoing'] }, { featured: true }])
      expect(await quimper(filter)).toEqual(['liste-b']);
    expect(await quimper({ is_online: true })).toEqual([]);
    expect(await quimper({ is_free: true })).toEqual(['liste-a', 'liste-b']);
    expect(await quimper({ shelf: ['bin'] })).toEqual([]);
  });

  it('changes many at once, and exports what it shows for the import to read again', async () => {
    const label = await tag('Exporté');
    const one = await draftEvent(editor, {
      slug: 'export-a',
      city: 'Tulle',
      tag_ids: [label],
      payment_methods: ['paypal'],
    });
    const two = await draftEvent(editor, { slug: 'export-b', city: 'Tulle' });
    const bulk = await editor('/admin/events/bulk', {
      body: { ids: [one.id, two.id], values: { featured: true } },
    });
    expect(bulk.body).toEqual({ updated: 2 });
    const filter = encodeURIComponent(JSON.stringify({ city: 'Tulle' }));
    const { text } = await editor(`/admin/events/export?filter=${filter}`);
    expect(text.split('\r\n')).toHaveLength(4);
    expect(text).toContain('Étiquettes');
    const form = new FormData();
    form.append(
      'file',
      new Blob([text.replaceAll('Tulle', 'Brive')], { type: 'text/csv' }),
      'evenements.csv',
    );
    const { status, body } = await editor<ImportReport>('/admin/events/import', { body: form });
    expect([status, body.errors, body.updated]).toEqual([200, [], 2]);
    expect((await editor<EventRecord>(`/admin/events/${one.id}`)).body).toMatchObject({
      city: 'Brive',
      featured: true,
      tag_ids: [label],
      payment_methods: ['paypal'],
    });
  });
});
