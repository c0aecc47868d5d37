import type { Dashboard } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { useGivingToday } from '../giving/shared/giving-today';
import { usePhysicalDonationStats } from '../goods/shared/physical-donation-stats';
import { api } from '../shared/api/api';
import { mayDo } from '../shared/rights/rights';
import type { CaseResource } from '../universities/shared/casework/case-kind';
import { useCaseStats } from '../universities/shared/casework/case-queries';
import { useScholarshipStats } from '../universities/scholarships/use-scholarship-stats';
import { todayOf } from './today';
import type { Todo } from './todo';

const WORK = [
  'physical-donations',
  'donations',
  'contact-messages',
  'accompaniment-requests',
  'ambassador-applications',
  'scholarships',
] as const;

/** What waits, for who may do it; for who only reads, all that they may read. */
export function useTodo(messages: Dashboard['messages']): { todo: Todo[]; isReader: boolean } {
  const isReader = !WORK.some((resource) => mayDo(resource, 'write'));
  const sees = (resource: string) => mayDo(resource, isReader ? 'read' : 'write');
  const { data: stats } = usePhysicalDonationStats();
  const { data: gifts } = useGivingToday();
  const giving = sees('donations') ? gifts : undefined;
  const requests = useStatsOf('accompaniment-requests', sees);
  const applications = useStatsOf('ambassador-applications', sees);
  const { data: scholarships } = useScholarshipStats(sees('scholarships'));
  const waitingReceipts = useWaitingReceipts(giving !== undefined);
  const todo = todayOf({
    messages: sees('contact-messages') ? messages : null,
    stats: sees('physical-donations') ? stats : undefined,
    giving,
    waitingReceipts,
    requests,
    applications,
    scholarships: scholarships?.totals,
  });
  return { todo, isReader };
}

/** How many cases wait. */
function useStatsOf(resource: CaseResource, sees: (resource: string) => boolean) {
  return useCaseStats(resource, sees(resource)).data;
}

/** How many receipts wait for an address, where receipts are issued at all. */
function useWaitingReceipts(isAsked: boolean): number | undefined {
  const { data: options } = useQuery({
    queryKey: ['giving', 'options'],
    queryFn: ({ signal }) => api.get('/donations/options/', { signal }),
    enabled: isAsked,
  });
  const { total } = useGetList(
    'receipts-waiting',
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'given_at', order: 'ASC' } },
    { enabled: options?.issues_receipts === true },
  );
  return total;
}
