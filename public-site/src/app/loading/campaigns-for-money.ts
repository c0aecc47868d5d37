import type { HttpClient } from '@livres/api/client';
import { donationButtons } from '@livres/api/contract';
import { queryOptions } from '@tanstack/react-query';

const FRESH_MS = 300_000;
const MOST = 100;

/** The active campaigns that take money, as a form offers them; read again after 5 minutes. */
export const campaignsForMoney = (api: HttpClient) =>
  queryOptions({
    queryKey: ['campaigns', 'for-money'],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => {
      const params = { status: 'active', page_size: MOST } as const;
      const { results } = await api.get('/campaigns/', { params, signal });
      return results
        .filter((campaign) => donationButtons(campaign, new Date()).includes('money'))
        .map(({ id, slug, title, suggested_amounts }) => ({ id, slug, title, suggested_amounts }));
    },
  });
