import type { UpdateMailing } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api';

const MOST = 100;

/** What became of the e-mails of these updates, by number; nothing where none are sent from here. */
export function useMailings(ids: readonly number[]): ReadonlyMap<number, UpdateMailing> {
  const updates = ids.slice(0, MOST).join(',');
  const { data = [] } = useQuery({
    queryKey: ['campaign-updates', 'mailings', updates],
    queryFn: ({ signal }) => api.get('/admin/campaign-update-mailings', { params: { updates }, signal }),
    enabled: updates !== '',
    retry: false,
  });
  return new Map(data.map((mailing) => [mailing.campaign_update_id, mailing]));
}
