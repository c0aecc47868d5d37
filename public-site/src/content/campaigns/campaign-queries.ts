import type { HttpClient } from '@livres/api/client';
import type { Campaign } from '@livres/api/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type CampaignListParams = Record<string, string>;

const FEATURED = { status: 'active', featured: true, page_size: 12 } as const;
const RELATED_SHOWN = 3;

/** Every question that pages ask about campaigns. */
export const campaignQueries = {
  list: (api: HttpClient, params: CampaignListParams) =>
    queryOptions({
      queryKey: ['campaigns', 'list', params],
      queryFn: ({ signal }) => api.get('/campaigns/', { params, signal }),
      placeholderData: keepPreviousData,
    }),

  featured: (api: HttpClient) =>
    queryOptions({
      queryKey: ['campaigns', 'featured'],
      queryFn: async ({ signal }) => {
        const { results } = await api.get('/campaigns/', { params: FEATURED, signal });
        return results;
      },
    }),

  one: (api: HttpClient, slug: string, preview?: string) =>
    queryOptions({
      queryKey: ['campaigns', 'one', slug, preview ?? null],
      queryFn: ({ signal }) =>
        api.get(`/campaigns/${encodeURIComponent(slug)}/`, { params: { preview }, signal }),
    }),

  /** Others of the same category, open ones first as the api orders them. */
  related: (api: HttpClient, campaign: Pick<Campaign, 'id' | 'category'>) =>
    queryOptions({
      queryKey: ['campaigns', 'related', campaign.category, campaign.id],
      queryFn: async ({ signal }) => {
        const params = {
          category: campaign.category,
          status: 'active' as const,
          page_size: RELATED_SHOWN + 1,
        };
        const { results } = await api.get('/campaigns/', { params, signal });
        return results.filter(({ id }) => id !== campaign.id).slice(0, RELATED_SHOWN);
      },
    }),
};
