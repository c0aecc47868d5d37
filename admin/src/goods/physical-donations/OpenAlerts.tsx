import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { AlertSeverity, GoodsAlert, PhysicalDonationRecord } from '@livres/api/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useGetList, useNotify, useRefresh } from 'react-admin';
import { api } from '../../shared/api/api';
import { useMayEdit } from '../shared/use-may-edit';
import { timeAgo } from '../../shared/format/french-date';
import { texts } from './physical-donation.fr';

const TONES: Record<AlertSeverity, 'info' | 'warning' | 'error'> = {
  info: 'info',
  warning: 'warning',
  critical: 'error',
};
const MOST = 50;

/** What nobody has resolved about a donation; whoever opens it has read it. */
export function OpenAlerts({ donation }: { donation: PhysicalDonationRecord }) {
  const { data = [] } = useGetList<GoodsAlert>('donation-alerts', {
    filter: { physical_donation: donation.id, open: true },
    sort: { field: 'created_at', order: 'DESC' },
    pagination: { page: 1, perPage: MOST },
  });
  const mayAct = useMayEdit();
  useReadMarks(mayAct ? data : []);
  if (data.length === 0) return null;
  return (
    <Stack component="section" aria-label={texts.show.alerts} sx={{ gap: 1 }}>
      {data.map((alert) => (
        <OneAlert key={alert.id} alert={alert} mayAct={mayAct} />
      ))}
    </Stack>
  );
}

function OneAlert({ alert, mayAct }: { alert: GoodsAlert; mayAct: boolean }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post(`/admin/donation-alerts/${alert.id}/resolve`),
    onSuccess: () => notify(texts.show.resolved, { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: refresh,
  });
  const button = mayAct && (
    <Button color="inherit" loading={isPending} onClick={() => mutate()}>
      {texts.show.resolve}
    </Button>
  );
  return (
    <Alert severity={TONES[alert.severity]} action={button} sx={{ flexWrap: 'wrap' }}>
      <strong>{alert.alert_type_display}</strong> · {timeAgo(alert.created_at, Date.now())}
      <br />
      {alert.message}
    </Alert>
  );
}

/** Marks what is shown as read, once for each alert: it may be read by a colleague meanwhile. */
function useReadMarks(alerts: GoodsAlert[]): void {
  const queries = useQueryClient();
  const marked = useRef(new Set<string>());
  const key = alerts
    .filter(({ is_read }) => !is_read)
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    const unread = key.split(',').filter((id) => id !== '' && !marked.current.has(id));
    if (unread.length === 0) return;
    for (const id of unread) marked.current.add(id);
    const stale = () => queries.invalidateQueries({ queryKey: ['physical-donations', 'stats'] });
    api.post('/admin/donation-alerts/acts', { act: 'mark_read', ids: unread }).then(stale, () => undefined);
  }, [key, queries]);
}
