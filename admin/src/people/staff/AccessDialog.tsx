import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { StaffRecord } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { DeviceList } from '../shared/devices/DeviceList';
import { useEndDevice } from '../shared/devices/use-end-device';
import { feedback } from '../../shared/feedback/feedback.fr';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { ColleagueFactor } from './ColleagueFactor';
import { staffAccess as texts } from './staff-access.fr';
import { TitledDialog } from '../../shared/layout/TitledDialog';

/** How a colleague enters: second factor and devices, and what to do where a phone or a computer is lost. */
export function AccessDialog({ record, onClose }: { record: StaffRecord; onClose: () => void }) {
  const path = `/admin/staff/${record.id}` as const;
  const { data, error, refetch } = useQuery({
    queryKey: ['staff', record.id, 'access'],
    queryFn: () => api.get(`${path}/access`),
  });
  const again = () => void refetch();
  const end = useEndDevice(`${path}/devices`, again);
  return (
    <TitledDialog title={texts.title(record.name)} onClose={onClose} dismiss={feedback.close}>
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
    </TitledDialog>
  );
}
