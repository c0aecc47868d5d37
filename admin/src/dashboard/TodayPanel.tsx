import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Dashboard } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { useCanAccess, useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { api } from '../shared/api/api';
import { useScholarshipStats } from '../universities/scholarships/use-scholarship-stats';
import { usePhysicalDonationStats } from '../goods/shared/physical-donation-stats';
import { useMayEdit } from '../goods/shared/use-may-edit';
import { useCaseStats } from '../universities/shared/casework/case-queries';
import { useGivingToday } from '../giving/shared/giving-today';
import { Panel } from '../shared/layout/Panel';
import { mayDo } from '../shared/rights/rights';
import { dashboard as texts } from './dashboard.fr';
import { todayOf } from './today';
import { DIVIDED_LIST, SPREAD_LINE } from '../shared/layout/sx';
import type { CaseResource } from '../universities/shared/casework/case-kind';

/** What waits for someone, for those who may do it: the most pressing first; nothing where nothing does. */
export function TodayPanel({ messages }: { messages: Dashboard['messages'] }) {
  const { canAccess: mayAnswer = false } = useCanAccess({ resource: 'contact-messages', action: 'edit' });
  const mayCollect = useMayEdit();
  const { data: stats } = usePhysicalDonationStats();
  const { data: gifts } = useGivingToday();
  const giving = mayDo('donations', 'write') ? gifts : undefined;
  const requests = useFiguresOf('accompaniment-requests');
  const applications = useFiguresOf('ambassador-applications');
  const { canAccess: mayWrite = false } = useCanAccess({ resource: 'scholarships', action: 'edit' });
  const { data: scholarships } = useScholarshipStats(mayWrite);
  const waitingReceipts = useWaitingReceipts(giving !== undefined);
  const todo = todayOf({
    messages: mayAnswer ? messages : null,
    stats: mayCollect ? stats : undefined,
    giving,
    waitingReceipts,
    requests,
    applications,
    scholarships: scholarships?.totals,
  });
  if (todo.length === 0) return null;
  return (
    <Panel title={texts.todo}>
      <Box component="ul" sx={DIVIDED_LIST}>
        {todo.map(({ text, note, action, to, isPressing }) => (
          <Box component="li" key={to} sx={SPREAD_LINE}>
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: isPressing ? 700 : 500 }}>{text}</Typography>
              {note && (
                <Typography variant="body2" color="textSecondary">
                  {note}
                </Typography>
              )}
            </Box>
            <Button
              component={Link}
              to={to}
              variant={isPressing ? 'contained' : 'outlined'}
              sx={{ flexShrink: 0 }}
            >
              {action}
            </Button>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

/** How many cases wait, for those who handle them. */
function useFiguresOf(resource: CaseResource) {
  const { canAccess = false } = useCanAccess({ resource, action: 'edit' });
  return useCaseStats(resource, canAccess).data;
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
