import { changesBetween, type AuditChange } from '@livres/api/contract';
import { useRevision } from './use-revisions';

/** Stands for the record's text as it is now, where a revision's number is expected. */
export const CURRENT = 0;

/** What changed from a revision to another, or to the current text; undefined while it loads. */
export function useComparison(from: number, to: number) {
  const [start, end] = [useRevision(from), useRevision(to)];
  const refetch = () => void Promise.all([start.refetch(), end.refetch()]);
  return { changes: changesOf(start.data, end.data, to), error: start.error ?? end.error, refetch };
}

type Read = ReturnType<typeof useRevision>['data'];

function changesOf(start: Read, end: Read, to: number): AuditChange[] | undefined {
  if (!start) return undefined;
  if (to === CURRENT) return start.to_current;
  return end && changesBetween(start.values, end.values);
}
