import type { HttpClient } from '@livres/api/client';
import { donationButtons, type Campaign } from '@livres/api/contract';
import { queryOptions } from '@tanstack/react-query';

/** A campaign that things can be given to, as a form offers it. */
export interface CampaignForThings {
  id: number;
  slug: string;
  title: string;
  takes: ('books' | 'equipment')[];
}

const FRESH_MS = 300_000;
const MOST_PAGES = 10;

/** The active campaigns that take books or equipment; read again after 5 minutes. */
export const campaignsForThings = (api: HttpClient) =>
  queryOptions({
    queryKey: ['campaigns', 'for-things'],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => {
      const campaigns = await readAll(api, signal);
      return campaigns.map(asChoice).filter(({ takes }) => takes.length > 0);
    },
  });

async function readAll(api: HttpClient, signal: AbortSignal): Promise<Campaign[]> {
  const campaigns: Campaign[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const params = { status: 'active' as const, page_size: 100, page };
    const { results, next } = await api.get('/campaigns/', { params, signal });
    campaigns.push(...results);
    if (!next) break;
  }
  return campaigns;
}

function asChoice(campaign: Campaign): CampaignForThings {
  const { id, slug, title } = campaign;
  const takes = donationButtons(campaign, new Date()).filter((kind) => kind !== 'money');
  return { id, slug, title, takes };
}
