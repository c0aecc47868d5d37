import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SECOND_FACTOR_LIMITS, type SecondFactorStatus } from '@livres/api/contract';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { frenchDay } from '../../../shared/format/french-date';
import { CodeDialog } from './CodeDialog';
import { secondFactor as texts } from './second-factor.fr';
import { api } from '../../../shared/api/api';

interface Props {
  status: SecondFactorStatus;
  onCodes: (codes: string[]) => void;
  onRemoved: () => void;
}

export function EnabledFactor({ status, onCodes, onRemoved }: Props) {
  const [asked, setAsked] = useState<'renew' | 'remove' | null>(null);
  const notify = useNotify();
  const left = status.recovery_codes_left;
  const close = () => setAsked(null);
  const removed = () => {
    close();
    notify(texts.removed, { type: 'success' });
    onRemoved();
  };
  return (
    <>
      <Typography>{texts.on(frenchDay(status.enabled_at!))}</Typography>
      {left <= SECOND_FACTOR_LIMITS.few_codes ? (
        <Alert severity="warning" sx={{ my: 1.5 }}>
          {texts.codes_left(left)} {left > 0 && texts.few}
        </Alert>
      ) : (
        <Typography color="textSecondary">{texts.codes_left(left)}</Typography>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button variant="outlined" onClick={() => setAsked('renew')}>
          {texts.renew}
        </Button>
        <Button color="error" onClick={() => setAsked('remove')}>
          {texts.remove}
        </Button>
      </Stack>
      {asked === 'renew' && (
        <CodeDialog
          title={texts.renew_title}
          text={texts.renew_text}
          action={texts.renew_action}
          send={(code) => api.post('/access/second-factor/recovery-codes', { code })}
          onDone={({ recovery_codes }) => onCodes(recovery_codes)}
          onClose={close}
        />
      )}
      {asked === 'remove' && (
        <CodeDialog
          title={texts.remove_title}
          text={texts.remove_text}
          warning={status.is_required ? texts.remove_required : undefined}
          action={texts.remove_action}
          color="error"
          send={(code) => api.post('/access/second-factor/removal', { code })}
          onDone={removed}
          onClose={close}
        />
      )}
    </>
  );
}
