import { ApiError } from '@livres/api/client';
import type { CompletePickup } from '@livres/api/contract';
import { api } from '../../shared/api/api';
import { toMultipart } from '../../shared/data/multipart';
import type { SavedTick } from './saved-ticks';

const PICTURE_TIMEOUT_MS = 120_000;
/** Refusals that say nothing of what was sent: no session any more, too much at once. */
const LATER = [401, 408, 429];

/** `sent` for good, `later` when the network is back, or the server's refusal. */
export type TickOutcome = 'sent' | 'later' | { refusal: string };

/** Sends a stop that was ticked off, its pictures first; `onPicture` keeps how far it came. */
export async function sendTick(
  tick: SavedTick,
  onPicture: (tick: SavedTick) => Promise<unknown>,
): Promise<TickOutcome> {
  let current = tick;
  try {
    while (current.pictures.length > 0) {
      current = await sendFirstPicture(current);
      await onPicture(current);
    }
    // No version: it says what happened at the door, maybe hours ago, and the server takes it once.
    const body: CompletePickup = {
      collected: current.collected,
      notes: current.notes,
      picture_ids: current.picture_ids,
    };
    await api.post(`/admin/donation-transactions/${current.transaction_id}/complete_pickup`, body);
    return 'sent';
  } catch (error) {
    return outcomeOf(error, tick);
  }
}

async function sendFirstPicture(tick: SavedTick): Promise<SavedTick> {
  const [file, ...pictures] = tick.pictures;
  const path = `/admin/physical-donations/${tick.physical_donation}/pictures` as const;
  const { id } = await api.post(path, toMultipart({ file }), {
    timeoutMs: PICTURE_TIMEOUT_MS,
  });
  return { ...tick, pictures, picture_ids: [...tick.picture_ids, id] };
}

async function outcomeOf(error: unknown, tick: SavedTick): Promise<TickOutcome> {
  if (!(error instanceof ApiError)) return { refusal: String(error) };
  if (error.status === 0 || error.status >= 500 || LATER.includes(error.status)) return 'later';
  if (error.status === 409 && (await isCompleted(tick))) return 'sent';
  const { collected, ...others } = error.body.errors ?? {};
  return { refusal: collected ?? Object.values(others)[0] ?? error.message };
}

/** Whether an earlier sending arrived and only its answer was lost. */
async function isCompleted({ transaction_id }: SavedTick): Promise<boolean> {
  const { status } = await api
    .get(`/admin/donation-transactions/${transaction_id}`)
    .catch(() => ({ status: null }));
  return status === 'completed';
}
