import { useSearchParams } from 'react-router-dom';

/** The campaign to which a screen is narrowed, in its address; undefined for all of them. */
export function useCampaignInAddress() {
  const [search, setSearch] = useSearchParams();
  const setCampaign = (chosen: number | undefined) =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      next.delete('campaign');
      if (chosen) next.set('campaign', String(chosen));
      return next;
    });
  return { campaign: Number(search.get('campaign')) || undefined, setCampaign };
}

export const campaignAnalyticsPath = (id: number | string) => `/campaign-analytics?campaign=${id}`;
