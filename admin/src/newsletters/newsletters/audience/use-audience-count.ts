import type { AudiencePart } from '@livres/api/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api/api';

/** How many people these parts are, as they are now. */
export const useAudienceCount = (audience: AudiencePart[]) =>
  useQuery({
    queryKey: ['newsletters', 'audience', audience],
    queryFn: ({ signal }) => api.post('/admin/newsletter-audiences/count', { audience }, { signal }),
    placeholderData: keepPreviousData,
  });
