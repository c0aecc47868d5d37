import { MINUTE_MS } from '@livres/api/contract';
import type { HttpClient } from '@livres/api/client';
import { formatDay } from '../../shared/format/dates';
import { paths } from '../../shared/paths';
import { trackingPath } from './read-registration';
import { unfinishedContent } from './unfinished.content';

/** A registration that waits for its person, as the event's page shows it. */
export interface Unfinished {
  text: string;
  /** Where it goes on. */
  path: string;
}

/**
 * The registration that this browser left to pay, where it is for this event and still waits. Null otherwise, and where
 * the api does not say: the event's page stands without it.
 */
export async function readUnfinished(
  api: HttpClient,
  token: string | null,
  event: number,
  now: Date,
): Promise<Unfinished | null> {
  const own = token ? await api.get(trackingPath(token)).catch(() => null) : null;
  if (!token || own?.event.id !== event || own.event.is_cancelled) return null;
  if (own.status !== 'pending_verification' && own.status !== 'pending_payment') return null;
  const left = own.expires_at ? Date.parse(own.expires_at) - now.getTime() : 0;
  const text = unfinishedContent.text(formatDay(own.created_at), own.status, {
    until: own.expires_at,
    minutes: Math.floor(left / MINUTE_MS),
  });
  return { text, path: paths.registration(token) };
}
