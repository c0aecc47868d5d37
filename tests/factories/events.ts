import type { EventInput, EventRecord, PublishedRecord } from '@livres/api/contract';
import { put, type Request } from './api.ts';

let made = 0;

/** A valid event, on a Saturday that stays ahead; a test overrides what matters to it. */
export function anEvent(over: Partial<EventInput> = {}): EventInput {
  made += 1;
  return {
    title: `Événement d’essai ${made}`,
    short_description: 'Un samedi pour trier des livres.',
    event_type: 'workshop',
    start_date: '2099-03-07T09:00:00Z',
    end_date: '2099-03-07T11:00:00Z',
    location: 'Entrepôt de Vaise',
    city: 'Lyon',
    country: 'France',
    ...over,
  };
}

/** Makes a draft as staff do, and answers its record. */
export async function draftEvent(staff: Request, over: Partial<EventInput> = {}): Promise<EventRecord> {
  const { status, body, text } = await staff<EventRecord>('/admin/events', { body: anEvent(over) });
  if (status !== 201) throw new Error(`POST /admin/events: ${status} ${text}`);
  return body;
}

/** Makes an event and publishes it, and answers its record; one without a date was announced for one. */
export async function createEvent(staff: Request, over: Partial<EventInput> = {}): Promise<EventRecord> {
  if (over.start_date === null) return withoutDate(staff, over);
  const draft = await draftEvent(staff, over);
  return { ...draft, ...(await publish(staff, draft)), status: 'published' };
}

async function withoutDate(
  staff: Request,
  { start_date: _start, end_date: _end, ...over }: Partial<EventInput>,
): Promise<EventRecord> {
  const { id, version } = await createEvent(staff, over);
  const { body } = await put<EventRecord>(staff, `/admin/events/${id}`, {
    version,
    start_date: null,
    end_date: null,
  });
  return { ...body, ...(await publish(staff, body)) };
}

async function publish(
  staff: Request,
  { id, version }: Pick<EventRecord, 'id' | 'version'>,
): Promise<PublishedRecord> {
  const path = `/admin/events/${id}/publish`;
  const { status, body, text } = await staff<PublishedRecord>(path, { body: { version } });
  if (status !== 200) throw new Error(`POST ${path}: ${status} ${text}`);
  return body;
}

export async function cancelEvent(
  staff: Request,
  { id, version }: EventRecord,
  reason = 'La salle est fermée.',
): Promise<EventRecord> {
  const { status, body, text } = await staff<EventRecord>(`/admin/events/${id}/cancel`, {
    body: { version, reason },
  });
  if (status !== 200) throw new Error(`POST /admin/events/${id}/cancel: ${status} ${text}`);
  return body;
}
