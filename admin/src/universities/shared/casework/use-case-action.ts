import { useQueryClient } from '@tanstack/react-query';
import { useVersionedAction } from '../../../shared/actions/use-versioned-action';
import { useCaseKind, type CaseRecord } from './case-kind';

/** Where the api has a case: `/admin/accompaniment-requests/{id}`. */
export function useCasePath() {
  const { resource } = useCaseKind();
  return ({ id }: Pick<CaseRecord, 'id'>) => `/admin/${resource}/${id}` as const;
}

/** Does something to a case and says so; lists and boards are read again. */
export function useCaseAction() {
  const { resource } = useCaseKind();
  const queries = useQueryClient();
  return useVersionedAction({
    onSettled: () => queries.invalidateQueries({ queryKey: [resource] }),
  });
}
