import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { StaffRecord } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { api } from '../../shared/api/api';
import { DeviceList } from '../shared/devices/DeviceList';
import { useEndDevice } from '../shared/devices/use-end-device';
import { feedback } from '../../shared/feedback/feedback.fr';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { ColleagueFactor } from './ColleagueFactor';
import { staffAccess as texts } from './staff-access.fr';

/** How a colleague enters: second factor and devices, and what to do where a phone or a computer is lost. */
export function AccessDialog({ record, onClose }: { record: StaffRecord; onClose: () => void }) {
  const titleId = useId();
  const path = `/admin/staff/${record.id}` as const;
  const { data, error, refetch } = useQuery({
    queryKey: ['staff', record.id, 'access'],
    queryFn: () => api.get(`${path}/access`),
  });
  const again = () => void refetch();
  const end = useEndDevice(`${path}/devices`, again);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.title(record.name)}</DialogTitle>
      <DialogContent>
        {error && <LoadFailure error={error} onRetry={again} />}
        {!data && !error && <Skeleton variant="rounded" height={200} />}
        {data && (
          <>
            <Typography variant="h6" component="h3">
              {texts.second_factor}
            </Typography>
            <ColleagueFactor
              record={record}
              status={data.second_factor}
              isOneself={data.devices.some(({ is_current }) => is_current)}
              onReset={again}
            />
            <Typography variant="h6" component="h3" sx={{ mt: 3 }}>
              {texts.devices}
            </Typography>
            <DeviceList devices={data.devices} busy={end.isPending} onEnd={(one) => end.mutate(one)} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{feedback.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
