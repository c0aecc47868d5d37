import type { YearRecord } from '@livres/api/contract';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { UndoToast } from '../../shared/feedback/UndoToast';
import { yearsQuery } from './metrics-queries';
import { updateYear } from './save-year';
import { useMetricsMutation } from './use-metrics-mutation';
import { years as texts } from './years.fr';

type Records = YearRecord[] | undefined;

/** What staff do with years in their list; each shows at once, and is put back if it fails. */
export function useYears() {
  const queries = useQueryClient();
  const { queryKey } = yearsQuery;
  const showAs = (change: (records: YearRecord[]) => YearRecord[]) => {
    const before: Records = queries.getQueryData(queryKey);
    queries.setQueryData(queryKey, before && change(before));
    return before;
  };
  const putBack = (before: Records) => queries.setQueryData(queryKey, before);

  const restore = useMetricsMutation({
    run: ({ id }: YearRecord) => api.post(`/admin/yearly-progress/${id}/restore`),
    done: (_, { year }) => texts.restored(year),
    failed: texts.restore_failed,
  });
  const remove = useMetricsMutation({
    run: ({ id }: YearRecord) => api.delete(`/metrics/crud/yearly-progress/${id}/`),
    show: ({ id }) => showAs((all) => all.filter((one) => one.id !== id)),
    putBack,
    done: (_, record) => (
      <UndoToast message={texts.removed(record.year)} onUndo={() => restore.mutate(record)} />
    ),
    failed: texts.remove_failed,
  });
  const activate = useMetricsMutation({
    run: ({ id, version, is_active }: YearRecord) => updateYear(api, id, { is_active: !is_active, version }),
    show: ({ id, is_active }) =>
      showAs((all) => all.map((one) => (one.id === id ? { ...one, is_active: !is_active } : one))),
    putBack,
    done: ({ year, is_active }) => texts.activated(year, is_active),
    failed: texts.update_failed,
  });
  return { remove: remove.mutate, activate: activate.mutate };
}
