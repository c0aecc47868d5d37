import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { NotificationPreferences } from '@livres/api/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../../../shared/api/api';
import { frenchDay } from '../../../shared/format/french-date';
import { DIVIDED_LIST, SPREAD_LINE } from '../../../shared/layout/sx';
import { preferenceTexts as texts } from './preferences.fr';
import { canBePushed, subscribeToPush } from './push-subscription';
import { PREFERENCES_KEY } from './use-preferences';

/** The telephones that ring, and this one where it does not yet. */
export function DevicesList({
  preferences: { devices, push_key },
}: {
  preferences: NotificationPreferences;
}) {
  const [isDenied, setDenied] = useState(false);
  const queries = useQueryClient();
  const notify = useNotify();
  const after = {
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: PREFERENCES_KEY }),
  };
  const adding = useMutation({
    mutationFn: async () => {
      const subscription = await subscribeToPush(push_key);
      setDenied(subscription === null);
      return subscription && api.post('/admin/notifications/devices', subscription);
    },
    onSuccess: (added) => added && notify(texts.added, { type: 'success' }),
    ...after,
  });
  const testing = useMutation({
    mutationFn: (id: number) => api.post(`/admin/notifications/devices/${id}/test`),
    onSuccess: () => notify(texts.tested, { type: 'success' }),
    ...after,
  });
  const removing = useMutation({
    mutationFn: (id: number) => api.delete(`/admin/notifications/devices/${id}`),
    ...after,
  });
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', py: 1.25 }}>
      <Typography sx={{ fontWeight: 650 }}>{texts.devices}</Typography>
      <Typography variant="body2" color="textSecondary">
        {texts.devices_help}
      </Typography>
      <Box component="ul" sx={DIVIDED_LIST}>
        {devices.map(({ id, browser, system, created_at }) => (
          <Box component="li" key={id} sx={SPREAD_LINE}>
            <div>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {texts.device(browser, system)}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {texts.since(frenchDay(created_at))}
              </Typography>
            </div>
            <Box sx={{ display: 'flex', gap: 0.5 }}>
              <Button
                size="small"
                variant="outlined"
                onClick={() => testing.mutate(id)}
                loading={testing.isPending}
              >
                {texts.test}
              </Button>
              <Button size="small" onClick={() => removing.mutate(id)}>
                {texts.remove_device}
              </Button>
            </Box>
          </Box>
        ))}
      </Box>
      {isDenied && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {texts.denied}
        </Alert>
      )}
      {canBePushed() ? (
        <Button
          size="small"
          variant="outlined"
          onClick={() => adding.mutate()}
          loading={adding.isPending}
          sx={{ mt: 1 }}
        >
          {texts.this_device}
        </Button>
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {texts.unsupported} {texts.on_iphone}
        </Typography>
      )}
    </Box>
  );
}
