import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { EventRecord } from '@livres/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCanAccess, useNotify, useRecordContext } from 'react-admin';
import { api } from '../../shared/api/api';
import { saveFile } from '../../shared/api/save-file';
import { Panel } from '../../shared/layout/Panel';
import { event as texts } from './event.fr';

const { interest } = texts;

/** How many would like to come; who they are is for those who receive people. */
export function InterestPanel() {
  const record = useRecordContext<EventRecord>();
  const isShown = record?.is_live === true;
  const { data } = useQuery({
    queryKey: ['events', record?.id, 'interest-stats', record?.interested_count],
    queryFn: ({ signal }) => api.get(`/events/${record?.id}/interest-stats/`, { signal }),
    enabled: isShown,
  });
  if (!record || !isShown) return null;
  const count = data?.interested_count ?? record.interested_count;
  return (
    <Panel title={interest.title}>
      <Typography sx={{ fontWeight: 650 }}>{count > 0 ? interest.count(count) : interest.none}</Typography>
      {data && data.interested_last_7_days > 0 && (
        <Typography variant="body2" color="textSecondary">
          {interest.week(data.interested_last_7_days)}
        </Typography>
      )}
      {count > 0 && <ExportAddresses id={record.id} />}
    </Panel>
  );
}

function ExportAddresses({ id }: { id: number }) {
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveFile(`/admin/events/${id}/interests`, {}, 'personnes-interessees.csv'),
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  const { canAccess, isPending: isAsking } = useCanAccess({ resource: 'event-interests', action: 'export' });
  if (isAsking) return null;
  if (!canAccess) {
    return <Typography variant="caption">{interest.only_reception}</Typography>;
  }
  return (
    <Button startIcon={<DownloadIcon />} onClick={() => mutate()} disabled={isPending} sx={{ mt: 1 }}>
      {isPending ? interest.exporting : interest.export}
    </Button>
  );
}
