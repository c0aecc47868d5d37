import type { NewsletterRecord } from '@livres/api/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api/api';

/** What is looked at before it leaves, of the text as it is saved. */
export const useChecks = ({ id, version, tested_at }: NewsletterRecord) =>
  useQuery({
    queryKey: ['newsletters', id, 'checks', version, tested_at],
    queryFn: ({ signal }) => api.get(`/admin/newsletters/${id}/checks` as const, { signal }),
    placeholderData: keepPreviousData,
  });
