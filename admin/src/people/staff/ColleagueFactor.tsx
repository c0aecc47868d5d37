import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { StaffAccess, StaffRecord } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '../../shared/api/api';
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog';
import { frenchDay } from '../../shared/format/french-date';
import { staffAccess as texts } from './staff-access.fr';

interface Props {
  record: StaffRecord;
  status: StaffAccess['second_factor'];
  isOneself: boolean;
  onReset: () => void;
}

export function ColleagueFactor({ record, status, isOneself, onReset }: Props) {
  const [asked, setAsked] = useState(false);
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.delete(`/admin/staff/${record.id}/second-factor`),
    onSuccess: () => notify(texts.reset_done, { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      setAsked(false);
      onReset();
    },
  });
  if (!status.enabled_at) return <Typography color="textSecondary">{texts.off}</Typography>;
  return (
    <>
      <Typography>{texts.on(frenchDay(status.enabled_at), status.recovery_codes_left)}</Typography>
      {isOneself ? (
        <Link component={RouterLink} to="/my-access">
          {texts.own}
        </Link>
      ) : (
        <Button color="error" onClick={() => setAsked(true)} sx={{ mt: 1 }}>
          {texts.reset}
        </Button>
      )}
      <ConfirmDialog
        open={asked}
        title={texts.reset_title(record.name)}
        action={texts.reset}
        busy={isPending}
        onConfirm={() => mutate()}
        onClose={() => setAsked(false)}
      >
        <Typography>{texts.reset_text}</Typography>
      </ConfirmDialog>
    </>
  );
}
