import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { ApiError } from '@livres/api/client';
import type { CampaignRecord } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { ResourceContextProvider, useCanAccess } from 'react-admin';
import { Navigate, useParams } from 'react-router-dom';
import { api } from '../shared/api/api';
import { LoadFailure } from '../shared/feedback/LoadFailure';
import { campaign as texts } from './campaign.fr';
import CampaignEdit from './CampaignEdit';
import { showPath } from './campaign-paths';

/** /campaigns/{slug or id}/edit. */
export default function CampaignPage() {
  const { slug = '' } = useParams();
  const { canAccess, isPending } = useCanAccess({ resource: 'campaigns', action: 'edit' });
  const { data, error, refetch } = useQuery({
    queryKey: ['campaigns', 'by-slug', slug],
    queryFn: ({ signal }) =>
      api.get<CampaignRecord>(`/admin/campaigns/${encodeURIComponent(slug)}`, { signal }),
    staleTime: Infinity,
  });
  if (error instanceof ApiError && error.status === 404) {
    return <Alert severity="warning">{texts.not_found(slug)}</Alert>;
  }
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data || isPending) return <Skeleton variant="rounded" height={480} />;
  if (!canAccess) return <Navigate to={showPath(data)} replace />;
  return (
    <ResourceContextProvider value="campaigns">
      <CampaignEdit id={data.id} />
    </ResourceContextProvider>
  );
}
