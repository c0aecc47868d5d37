import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../shared/api/api';

/** The campaign of the address, and the one beside it. */
export function useChosenCampaigns() {
  const [search, setSearch] = useSearchParams();
  const set = (name: 'campaign' | 'with', id: number | undefined) =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      next.delete(name);
      if (id !== undefined) next.set(name, String(id));
      if (next.get('with') === next.get('campaign') || !next.has('campaign')) next.delete('with');
      return next;
    });
  return {
    campaign: Number(search.get('campaign')) || undefined,
    other: Number(search.get('with')) || undefined,
    choose: (id: number | undefined) => set('campaign', id),
    compare: (id: number | undefined) => set('with', id),
  };
}

export const useCampaignChoices = () =>
  useQuery({
    queryKey: ['analytics', 'campaigns'],
    queryFn: ({ signal }) => api.get('/admin/analytics/campaigns', { signal }),
  });

export const useCampaignAnalytics = (id: number, other: number | undefined) =>
  useQuery({
    queryKey: ['analytics', 'campaign', id, other],
    queryFn: ({ signal }) =>
      api.get(`/admin/analytics/campaigns/${id}`, { signal, params: other ? { with: other } : {} }),
    placeholderData: keepPreviousData,
    retry: false,
  });
