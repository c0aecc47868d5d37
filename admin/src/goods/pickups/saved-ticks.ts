import { answerOf } from '../../shared/idb-answer';
import type { CollectedItem } from '@livres/api/contract';

/** A stop that was ticked off, until the server has it. */
export interface SavedTick {
  transaction_id: string;
  physical_donation: string;
  /** The name of the stop in messages. */
  name: string;
  city: string;
  collected: CollectedItem[];
  notes: string;
  /** Those that have not been sent yet, and the ids of those that have. */
  pictures: File[];
  picture_ids: string[];
  /** The server's sentence, where it did not take it. */
  refusal: string | null;
}

const STORE = 'ticks';

function openStore(): Promise<IDBDatabase> {
  const request = indexedDB.open('livres.admin.rounds', 1);
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(STORE, { keyPath: 'transaction_id' }),
  );
  return answerOf(request);
}

async function inStore<T>(
  mode: IDBTransactionMode,
  action: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openStore();
  try {
    return await answerOf(action(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

/** What this device keeps, pictures included, across reloads and closed tabs. */
export const readSavedTicks = (): Promise<SavedTick[]> => inStore('readonly', (store) => store.getAll());

export const keepTick = (tick: SavedTick): Promise<unknown> =>
  inStore('readwrite', (store) => store.put(tick));

export const forgetTick = (transactionId: string): Promise<unknown> =>
  inStore('readwrite', (store) => store.delete(transactionId));
