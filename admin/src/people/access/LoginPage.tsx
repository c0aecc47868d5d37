import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { isSessionOpen, readSession } from '../../shared/api/session-store';
import { tabTitle } from '../../shared/layout/tab-title';
import { useSiteName } from '../../shared/layout/use-site-name';
import { CodeField } from './CodeField';
import { gate } from './gate.fr';
import { LoginFrame } from './LoginFrame';
import { SecondStep } from './second-factor/SecondStep';
import { useGate } from './use-gate';

export function LoginPage() {
  const [code, setCode] = useState('');
  const { submit, verifying, locked, refusal, challenge, restart } = useGate();
  const [alreadyIn] = useState(hasOpenSession);
  const site = useSiteName();
  useEffect(() => {
    document.title = tabTitle(gate.title, site);
  }, [site]);

  if (alreadyIn) return <Navigate to="/" replace />;
  if (challenge) {
    const startAgain = (why: string | null) => {
      setCode('');
      restart(why);
    };
    return <SecondStep challenge={challenge} onRestart={startAgain} />;
  }
  const blocked = verifying || locked > 0;

  return (
    <LoginFrame title={gate.title} intro={gate.intro} help={gate.help} onSubmit={() => void submit(code)}>
      <CodeField value={code} onChange={setCode} disabled={blocked} invalid={refusal !== null} />
      <Box id="gate-refusal" role="alert">
        {refusal && (
          <Alert severity={locked > 0 ? 'warning' : 'error'} sx={{ mt: 2 }}>
            {refusal}
          </Alert>
        )}
      </Box>
      {locked > 0 && (
        <Typography role="timer" sx={{ mt: 1.5, fontVariantNumeric: 'tabular-nums' }}>
          {gate.unlocks_in(locked)}
        </Typography>
      )}
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        disabled={blocked || code.trim() === ''}
        sx={{ mt: 3 }}
      >
        {locked > 0 ? gate.too_many : verifying ? gate.verifying : gate.submit}
      </Button>
    </LoginFrame>
  );
}

function hasOpenSession(): boolean {
  const session = readSession();
  return session !== null && isSessionOpen(session, Date.now());
}
