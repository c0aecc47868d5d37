import { Title } from 'react-admin';
import Skeleton from '@mui/material/Skeleton';
import type { NewsletterStatus } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { api } from '../../shared/api/api';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { NewsletterEditor } from './editor/NewsletterEditor';
import { texts } from './newsletter.fr';
import { SendingScreen } from './sending/SendingScreen';

const BEFORE_IT_LEAVES = new Set<NewsletterStatus>(['draft', 'scheduled', 'held']);

/** One newsletter: written and checked while it is a draft, then followed as it leaves. */
export default function NewsletterPage() {
  const id = Number(useParams()['id']);
  const { data, error, refetch } = useQuery({
    queryKey: ['newsletters', id, 'record'],
    queryFn: ({ signal }) => api.get(`/admin/newsletters/${id}` as const, { signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'scheduled' ? 10_000 : false),
  });
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={480} sx={{ mt: 2 }} />;
  const reload = () => void refetch();
  const isWritten = BEFORE_IT_LEAVES.has(data.status);
  return (
    <>
      <Title title={data.title || texts.title} />
      {isWritten ? (
        <NewsletterEditor key={data.status} newsletter={data} onReload={reload} />
      ) : (
        <SendingScreen newsletter={data} onReload={reload} />
      )}
    </>
  );
}
