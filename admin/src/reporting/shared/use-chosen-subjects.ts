import { QUESTION_FILTERS, type Subject } from '@livres/api/contract';
import { useQueries } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import type { MeasureQuestion } from './measure-question';

/** Many charts of a screen have the same. */
const A_MINUTE_MS = 60_000;

type Filters = Pick<MeasureQuestion, (typeof QUESTION_FILTERS)[number]>;

/** Those of the question, by their names once these are known. */
export function useChosenSubjects(question: Filters): Subject[] {
  const asked = QUESTION_FILTERS.flatMap((kind) =>
    question[kind] ? { kind, id: String(question[kind]) } : [],
  );
  const known = useQueries({
    queries: asked.map(({ kind, id }) => ({
      queryKey: ['analytics', 'subject', kind, id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api.get(`/admin/analytics/subjects/${kind}/${encodeURIComponent(id)}`, { signal }),
      retry: false,
      staleTime: A_MINUTE_MS,
    })),
  });
  return asked.map((subject, index) => known[index]?.data ?? { ...subject, label: subject.id, note: '' });
}
