import { answerOf } from '../../shared/idb-answer';
import { type CheckInArrival, type CheckInOverview, type CheckInScan, DAY_MS } from '@livres/api/contract';

/** What this phone keeps of an event, to go on without a network. */
export interface KeptOverview {
  event_id: number;
  overview: CheckInOverview;
  /** Everyone who was in when it was last asked. */
  arrivals: CheckInArrival[];
}

/** Somebody whom this phone let in, until the server has it. */
export interface KeptScan extends CheckInScan {
  event_id: number;
  /** Known from the list; null where the ticket is younger than it, and staff decided. */
  ticket_id: string | null;
  /** What the code of a younger ticket is known by. */
  code_hash?: string;
  door: string;
}

/** As needs and answers go from the server; by then nobody comes through this door any more. */
const KEPT_FOR_DAYS = 90;
const OVERVIEWS = 'overviews';
const SCANS = 'scans';

/** By the event's beginning, or where it has no date by the day on which its list was taken. */
export function isOver({ overview }: KeptOverview, now: Date): boolean {
  const from = overview.event.start_date ?? overview.list.made_at;
  return now.getTime() - Date.parse(from) > KEPT_FOR_DAYS * DAY_MS;
}

function openStore(): Promise<IDBDatabase> {
  const request = indexedDB.open('livres.admin.check-in', 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(OVERVIEWS, { keyPath: 'event_id' });
    request.result.createObjectStore(SCANS, { keyPath: 'id' });
  });
  return answerOf(request);
}

async function inStore<T>(
  name: string,
  mode: IDBTransactionMode,
  action: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openStore();
  try {
    return await answerOf(action(database.transaction(name, mode).objectStore(name)));
  } finally {
    database.close();
  }
}

export const readOverview = (eventId: number): Promise<KeptOverview | undefined> =>
  inStore(OVERVIEWS, 'readonly', (store) => store.get(eventId) as IDBRequest<KeptOverview | undefined>);

export const keepOverview = (kept: KeptOverview): Promise<unknown> =>
  inStore(OVERVIEWS, 'readwrite', (store) => store.put(kept));

/** Forgets the lists of events that are long over: names stay on no phone for ever. Scans that wait are sent whenever. */
export async function forgetOldOverviews(now: Date): Promise<void> {
  const kept = await inStore(OVERVIEWS, 'readonly', (store) => store.getAll() as IDBRequest<KeptOverview[]>);
  for (const { event_id } of kept.filter((one) => isOver(one, now)))
    await inStore(OVERVIEWS, 'readwrite', (store) => store.delete(event_id));
}

export const readScans = (): Promise<KeptScan[]> =>
  inStore(SCANS, 'readonly', (store) => store.getAll() as IDBRequest<KeptScan[]>);

export const keepScan = (scan: KeptScan): Promise<unknown> =>
  inStore(SCANS, 'readwrite', (store) => store.put(scan));

export const forgetScan = (id: string): Promise<unknown> =>
  inStore(SCANS, 'readwrite', (store) => store.delete(id));
