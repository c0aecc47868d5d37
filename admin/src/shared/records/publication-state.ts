import type { PublicationState } from '@livres/api/contract';
import { choicesOf } from '../format/choices';

export type PublicationCode =
  | 'bin'
  | 'archived'
  | 'scheduled'
  | 'draft'
  | 'live_scheduled'
  | 'live_pending'
  | 'live';

type Stood = Pick<
  PublicationState,
  'archived_at' | 'deleted_at' | 'is_live' | 'publish_at' | 'has_pending_changes'
>;

/** Where what is online may stand, of all statuses. */
export const stagesOf = (labels: Readonly<Record<string, string>>) =>
  choicesOf(labels).filter(({ id }) => id !== 'draft');

/** Where a record stands between its writer and the public. */
export function publicationCode(record: Stood): PublicationCode {
  if (record.deleted_at) return 'bin';
  if (record.archived_at) return 'archived';
  if (!record.is_live) return record.publish_at ? 'scheduled' : 'draft';
  if (record.publish_at) return 'live_scheduled';
  return record.has_pending_changes ? 'live_pending' : 'live';
}

export type Move = 'publish' | 'schedule' | 'unschedule' | 'withdraw' | 'discard';

const MOVES: Record<PublicationCode, readonly Move[]> = {
  bin: [],
  archived: [],
  draft: ['publish', 'schedule'],
  scheduled: ['publish', 'schedule', 'unschedule'],
  live: ['withdraw'],
  live_pending: ['publish', 'schedule', 'discard', 'withdraw'],
  live_scheduled: ['publish', 'schedule', 'unschedule', 'discard', 'withdraw'],
};

/** What staff may do with a record from where it stands. */
export function movesOf(record: Stood): readonly Move[] {
  return MOVES[publicationCode(record)];
}
