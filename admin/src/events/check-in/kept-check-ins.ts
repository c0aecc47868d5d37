import { answerOf } from '../../shared/idb-answer';
import type { CheckInArrival, CheckInOverview, CheckInScan } from '@livres/api/contract';

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
  /** Known from the list: without it nobody is let in offline. */
  ticket_id: string;
  door: string;
}

const OVERVIEWS = 'overviews';
const SCANS = 'scans';

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

export const readScans = (): Promise<KeptScan[]> =>
  inStore(SCANS, 'readonly', (store) => store.getAll() as IDBRequest<KeptScan[]>);

export const keepScan = (scan: KeptScan): Promise<unknown> =>
  inStore(SCANS, 'readwrite', (store) => store.put(scan));

export const forgetScan = (id: string): Promise<unknown> =>
  inStore(SCANS, 'readwrite', (store) => store.delete(id));
