import Skeleton from '@mui/material/Skeleton';
import type { NewsletterRecord } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api/api';
import { LoadFailure } from '../../../shared/feedback/LoadFailure';
import { euros, frenchNumber } from '../../../shared/format/french-number';
import { Panel } from '../../../shared/layout/Panel';
import { texts } from '../newsletter.fr';
import { FigureLine } from './SendingFigures';

const { sending: words } = texts;

/** Visits and gifts that came by its links. */
export function ResultsPanel({ newsletter: { id } }: { newsletter: NewsletterRecord }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['newsletters', id, 'results'],
    queryFn: ({ signal }) => api.get(`/admin/newsletters/${id}/results` as const, { signal }),
  });
  return (
    <Panel title={words.after} help={words.after_help}>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={60} />}
      {data && (
        <FigureLine
          figures={[
            [frenchNumber(data.visits), words.visits],
            [frenchNumber(data.gifts), words.gifts],
            [euros(data.given), words.given],
          ]}
        />
      )}
    </Panel>
  );
}
