import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../shared/api/api';
import { LoadFailure } from '../../../shared/feedback/LoadFailure';
import { CodeForm } from './CodeForm';
import { secondFactor as texts } from './second-factor.fr';
import { SecretToScan } from './SecretToScan';

interface Props {
  onEnabled: (codes: string[]) => void;
  /** Left out where there is no way around. */
  onCancel: (() => void) | undefined;
}

/** From no second factor to one: an application, its QR code, its first code. */
export function EnrolmentSteps({ onEnabled, onCancel }: Props) {
  const [step, setStep] = useState(0);
  const {
    mutate: begin,
    data: enrolment,
    error,
    isPending,
  } = useMutation({
    mutationFn: () => api.post('/access/second-factor/enrolment'),
  });
  useEffect(() => begin(), [begin]);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The last step's field takes the focus itself.
    if (step < 2) title.current?.focus();
  }, [step, enrolment]);

  if (error) return <LoadFailure error={error} onRetry={begin} />;
  if (isPending || !enrolment) return <Skeleton variant="rounded" height={260} />;
  return (
    <Box>
      <Typography variant="body2" color="textSecondary">
        {texts.step(step + 1, texts.steps.length)}
      </Typography>
      <Typography variant="h6" component="h3" ref={title} tabIndex={-1} sx={{ mb: 1, outline: 'none' }}>
        {texts.steps[step]}
      </Typography>
      {step === 0 && <Typography>{texts.application}</Typography>}
      {step === 1 && <SecretToScan enrolment={enrolment} />}
      {step === 2 && (
        <CodeForm
          send={(code) => api.post('/access/second-factor/confirmation', { code })}
          text={texts.first}
          action={texts.confirm}
          onDone={({ recovery_codes }) => onEnabled(recovery_codes)}
        />
      )}
      <Stack direction="row" sx={{ gap: 1, mt: 2.5 }}>
        {step < 2 && (
          <Button variant="contained" onClick={() => setStep(step + 1)}>
            {texts.next}
          </Button>
        )}
        {step > 0 && <Button onClick={() => setStep(step - 1)}>{texts.previous}</Button>}
        {onCancel && <Button onClick={onCancel}>{texts.cancel}</Button>}
      </Stack>
    </Box>
  );
}
