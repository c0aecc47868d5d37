import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { api } from '../../shared/api/api';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { QuestionBuilder } from './QuestionBuilder';

const NEW = 'new';

/** A question by its address, or a new one. */
export default function QuestionPage() {
  const { id = NEW } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['analytics-questions', id],
    queryFn: ({ signal }) => api.get(`/admin/analytics-questions/${encodeURIComponent(id)}`, { signal }),
    enabled: id !== NEW,
    retry: false,
  });
  if (id === NEW) return <QuestionBuilder key={NEW} kept={null} />;
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  // Anew for each version: a colleague's is shown in place of what was typed before it.
  return data ? (
    <QuestionBuilder key={`${id} ${data.version}`} kept={data} />
  ) : (
    <Skeleton height={420} variant="rounded" />
  );
}
