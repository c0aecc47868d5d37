import { type Subject, SUBJECT_KINDS } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../shared/api/api';

/** The subject of the screen's address; null for the whole association. */
export function useSubject() {
  const [search, setSearch] = useSearchParams();
  const kind = SUBJECT_KINDS.find((one) => one === search.get('kind'));
  const id = search.get('id') ?? '';
  const query = useQuery({
    queryKey: ['analytics', 'subject', kind, id],
    queryFn: ({ signal }) =>
      api.get(`/admin/analytics/subjects/${kind!}/${encodeURIComponent(id)}`, { signal }),
    enabled: kind !== undefined && id !== '',
    retry: false,
  });
  const choose = (chosen: Subject | null) =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      for (const name of ['kind', 'id']) next.delete(name);
      if (chosen) {
        next.set('kind', chosen.kind);
        next.set('id', chosen.id);
      }
      return next;
    });
  const isChosen = kind !== undefined && id !== '';
  return { subject: isChosen ? (query.data ?? null) : null, isChosen, error: query.error, choose };
}
