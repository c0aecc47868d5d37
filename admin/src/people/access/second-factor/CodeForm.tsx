import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { gate } from '../gate.fr';
import { FactorField } from './FactorField';

interface Props<Answer> {
  send: (code: string) => Promise<Answer>;
  text: string;
  action: string;
  color?: 'error' | 'primary';
  /** Where a recovery code does as well. */
  takesRecoveryCode?: boolean;
  onDone: (answer: Answer) => void;
  onCancel?: { label: string; act: () => void };
}

/** Sends a current code for something that asks for one. */
export function CodeForm<Answer>({
  send,
  text,
  action,
  color = 'primary',
  takesRecoveryCode = false,
  onDone,
  onCancel,
}: Props<Answer>) {
  const [code, setCode] = useState('');
  const [isRecovery, setRecovery] = useState(false);
  const refusalId = useId();
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: send,
    retry: false,
    onSuccess: onDone,
    onError: () => setCode(''),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() && !isPending) mutate(code.trim());
  };
  const change = () => {
    setRecovery(!isRecovery);
    setCode('');
    reset();
  };
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ maxWidth: 420 }}>
      <Typography sx={{ mb: 2 }}>{text}</Typography>
      <FactorField
        value={code}
        onChange={setCode}
        isRecovery={isRecovery}
        disabled={isPending}
        refusalId={refusalId}
        invalid={error !== null}
      />
      <Box id={refusalId} role="alert">
        {error && (
          <Alert severity="error" sx={{ mt: 1.5 }}>
            {error.message}
          </Alert>
        )}
      </Box>
      {takesRecoveryCode && (
        <Button onClick={change} sx={{ mt: 1 }}>
          {isRecovery ? gate.use_application : gate.use_recovery}
        </Button>
      )}
      <Stack direction="row" sx={{ gap: 1, mt: 2 }}>
        <Button type="submit" variant="contained" color={color} loading={isPending} disabled={!code.trim()}>
          {action}
        </Button>
        {onCancel && <Button onClick={onCancel.act}>{onCancel.label}</Button>}
      </Stack>
    </Box>
  );
}
