import { useIsMutating, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { FailureToast } from '../../shared/feedback/FailureToast';
import { figuresQuery, locationsQuery, METRICS, yearsQuery } from './metrics-queries';
import { metrics as texts } from './metrics.fr';

/** After an edit, everything is read again so often (specification, site §4 and §9). */
const AFTER_EDIT_MS = 10_000;

/** The screen's data: read when it opens, again every 10 seconds once something was edited, and when asked. */
export function useFreshMetrics() {
  const queries = useQueryClient();
  const notify = useNotify();
  const [isRefreshing, setRefreshing] = useState(false);
  const edits = useMutationState({ filters: { mutationKey: METRICS } }).length;
  const isWriting = useIsMutating({ mutationKey: METRICS }) > 0;
  const refetchInterval = edits > 0 && !isWriting ? AFTER_EDIT_MS : false;
  const figures = useQuery({ ...figuresQuery, refetchInterval });
  const locations = useQuery({ ...locationsQuery, refetchInterval });
  const years = useQuery({ ...yearsQuery, refetchInterval });
  const failure = [figures, locations, years].find(({ isRefetchError }) => isRefetchError)?.error;
  const reason = failure?.message;

  // Once for a failure that lasts, not every 10 seconds.
  useEffect(() => {
    if (reason) notify(<FailureToast title={texts.refresh_failed} reason={reason} />, { type: 'error' });
  }, [reason, notify]);

  async function refresh() {
    setRefreshing(true);
    await queries.refetchQueries({ queryKey: METRICS, type: 'active' });
    setRefreshing(false);
    const isFine = [figuresQuery, locationsQuery, yearsQuery].every(
      ({ queryKey }) => queries.getQueryState(queryKey)?.status === 'success',
    );
    if (isFine) notify(texts.refreshed, { type: 'success' });
    else if (reason) notify(<FailureToast title={texts.refresh_failed} reason={reason} />, { type: 'error' });
  }
  return { figures, locations, years, refresh, isRefreshing };
}
