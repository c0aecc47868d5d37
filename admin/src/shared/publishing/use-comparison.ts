import { changesBetween, type AuditChange } from '@livres/api/contract';
import { useEdition } from './use-editions';

/** Stands for the record's text as it is now, where an edition's number is expected. */
export const CURRENT = 0;

/** What changed from an edition to another, or to the current text; undefined while it loads. */
export function useComparison(from: number, to: number) {
  const [start, end] = [useEdition(from), useEdition(to)];
  const refetch = () => void Promise.all([start.refetch(), end.refetch()]);
  return { changes: changesOf(start.data, end.data, to), error: start.error ?? end.error, refetch };
}

type Read = ReturnType<typeof useEdition>['data'];

function changesOf(start: Read, end: Read, to: number): AuditChange[] | undefined {
  if (!start) return undefined;
  if (to === CURRENT) return start.to_current;
  return end && changesBetween(start.values, end.values);
}
