import type { LocationInput, LocationRecord } from '@livres/api/contract';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { UndoToast } from '../../shared/feedback/UndoToast';
import { locationsQuery } from './metrics-queries';
import { places as texts } from './places.fr';
import { useMetricsMutation } from './use-metrics-mutation';

const PATH = '/metrics/crud/location-metrics/';

type Records = LocationRecord[] | undefined;

/** What staff do with places in their list; each shows at once, and is put back if it fails. */
export function useLocations() {
  const queries = useQueryClient();
  const { queryKey } = locationsQuery;
  const showAs = (change: (records: LocationRecord[]) => LocationRecord[]) => {
    const before: Records = queries.getQueryData(queryKey);
    queries.setQueryData(queryKey, before && change(before));
    return before;
  };
  const putBack = (before: Records) => queries.setQueryData(queryKey, before);

  const restore = useMetricsMutation({
    run: ({ id }: LocationRecord) => api.post(`/admin/location-metrics/${id}/restore`),
    done: (_, { name }) => texts.restored(name),
    failed: texts.restore_failed,
  });
  const remove = useMetricsMutation({
    run: ({ id }: LocationRecord) => api.delete(`${PATH}${id}/`),
    show: ({ id }) => showAs((all) => all.filter((one) => one.id !== id)),
    putBack,
    done: (_, record) => (
      <UndoToast message={texts.removed(record.name)} onUndo={() => restore.mutate(record)} />
    ),
    failed: texts.remove_failed,
  });
  const activate = useMetricsMutation({
    run: ({ id, version, is_active }: LocationRecord) =>
      api.put(`${PATH}${id}/`, { is_active: !is_active, version }),
    show: ({ id, is_active }) =>
      showAs((all) => all.map((one) => (one.id === id ? { ...one, is_active: !is_active } : one))),
    putBack,
    done: ({ name, is_active }) => texts.activated(name, is_active),
    failed: texts.update_failed,
  });
  const arrange = useMetricsMutation({
    run: (records: LocationRecord[]) =>
      api.post('/admin/location-metrics/order', { ids: records.map(({ id }) => id) }),
    show: (records) => showAs(() => records),
    putBack,
    done: () => texts.arranged,
    failed: texts.update_failed,
    scope: 'order of the places',
  });
  return { remove: remove.mutate, activate: activate.mutate, arrange: arrange.mutate };
}

export function createLocation(input: LocationInput): Promise<LocationRecord> {
  return api.post(PATH, input);
}

export function updateLocation(
  id: number,
  input: Partial<LocationInput> & { version: number },
): Promise<LocationRecord> {
  return api.put(`${PATH}${id}/`, input);
}
