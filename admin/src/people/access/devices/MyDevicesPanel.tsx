import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../../../shared/api/api';
import { DeviceList } from '../../shared/devices/DeviceList';
import { useEndDevice } from '../../shared/devices/use-end-device';
import { ConfirmDialog } from '../../../shared/feedback/ConfirmDialog';
import { LoadFailure } from '../../../shared/feedback/LoadFailure';
import { Panel } from '../../../shared/layout/Panel';
import { myDevices as texts } from './my-devices.fr';

const PATH = '/access/devices';

/** Where one is signed in, and the way to end it there. */
export function MyDevicesPanel() {
  const [asked, setAsked] = useState(false);
  const notify = useNotify();
  const { data, error, refetch } = useQuery({
    queryKey: ['access', 'devices'],
    queryFn: () => api.get(PATH),
  });
  const again = () => void refetch();
  const end = useEndDevice(PATH, again);
  const endOthers = useMutation({
    mutationFn: () => api.delete(PATH),
    onSuccess: ({ ended }) => notify(texts.ended(ended), { type: 'success' }),
    onError: (failure) => notify(failure.message, { type: 'error' }),
    onSettled: () => {
      setAsked(false);
      again();
    },
  });
  return (
    <Panel title={texts.title} help={texts.help}>
      {error && <LoadFailure error={error} onRetry={again} />}
      {!data && !error && <Skeleton variant="rounded" height={120} />}
      {data && <DeviceList devices={data} busy={end.isPending} onEnd={(device) => end.mutate(device)} />}
      {data && data.length > 1 && (
        <Button variant="outlined" color="error" onClick={() => setAsked(true)} sx={{ mt: 2 }}>
          {texts.end_others}
        </Button>
      )}
      <ConfirmDialog
        open={asked}
        title={texts.end_others_title}
        action={texts.end_others}
        busy={endOthers.isPending}
        onConfirm={() => endOthers.mutate()}
        onClose={() => setAsked(false)}
      >
        <Typography>{texts.end_others_text}</Typography>
      </ConfirmDialog>
    </Panel>
  );
}
