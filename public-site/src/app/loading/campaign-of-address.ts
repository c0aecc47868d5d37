import type { HttpClient } from '@livres/api/client';
import type { Campaign } from '@livres/api/contract';
import { campaignQueries } from '../../content/campaigns/campaign-queries';
import { createQueryClient, queryClient } from '../../shared/api/query-client';

/** The campaign that an address names, or null: a page about giving serves without it too. */
export async function campaignOfAddress(api: HttpClient, slug: string | null): Promise<Campaign | null> {
  if (!slug) return null;
  const client = typeof document === 'undefined' ? createQueryClient() : queryClient();
  return client.ensureQueryData({ ...campaignQueries.one(api, slug), retry: false }).catch(() => null);
}
