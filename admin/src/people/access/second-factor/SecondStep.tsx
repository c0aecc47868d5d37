import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { gate } from '../gate.fr';
import { LoginFrame } from '../LoginFrame';
import { FactorField } from './FactorField';
import { useSecondStep } from './use-second-step';

interface Props {
  challenge: string;
  onRestart: (why: string | null) => void;
}

/** The gate's second step, for who has a second factor. */
export function SecondStep({ challenge, onRestart }: Props) {
  const [code, setCode] = useState('');
  const [isRecovery, setRecovery] = useState(false);
  const { submit, verifying, refusal, clear } = useSecondStep(challenge, onRestart);
  const send = async () => {
    if (!(await submit(code))) setCode('');
  };
  const change = () => {
    setRecovery(!isRecovery);
    setCode('');
    clear();
  };
  return (
    <LoginFrame
      title={gate.second_title}
      intro={isRecovery ? gate.recovery_intro : gate.second_intro}
      help={gate.second_help}
      onSubmit={() => void send()}
    >
      <FactorField
        value={code}
        onChange={setCode}
        isRecovery={isRecovery}
        disabled={verifying}
        refusalId="gate-refusal"
        invalid={refusal !== null}
      />
      <Box id="gate-refusal" role="alert">
        {refusal && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {refusal}
          </Alert>
        )}
      </Box>
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        disabled={verifying || code.trim() === ''}
        sx={{ mt: 3 }}
      >
        {verifying ? gate.verifying : gate.second_submit}
      </Button>
      <Stack sx={{ mt: 2, gap: 0.5, alignItems: 'flex-start' }}>
        <Button onClick={change}>{isRecovery ? gate.use_application : gate.use_recovery}</Button>
        <Button onClick={() => onRestart(null)}>{gate.restart}</Button>
      </Stack>
    </LoginFrame>
  );
}
