import type { StaffDevice } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { api } from '../../../shared/api/api';
import { devices as texts } from './device.fr';

/** Ends one session below `path`; `onDone` also where it had ended before. */
export function useEndDevice(path: '/access/devices' | `/admin/staff/${number}/devices`, onDone: () => void) {
  const notify = useNotify();
  return useMutation({
    mutationFn: ({ id }: StaffDevice) => api.delete(`${path}/${id}`),
    onSuccess: () => notify(texts.ended, { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: onDone,
  });
}
