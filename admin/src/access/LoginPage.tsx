import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type FormEvent } from 'react';
import { Navigate } from 'react-router-dom';
import { isSessionOpen, readSession } from '../shared/api/session-store';
import { Cloth } from '../shared/theme/Cloth';
import { CodeField } from './CodeField';
import { gate } from './gate.fr';
import { useGate } from './use-gate';

export function LoginPage() {
  const [code, setCode] = useState('');
  const { submit, verifying, locked, refusal } = useGate();
  const [alreadyIn] = useState(hasOpenSession);
  useEffect(() => {
    document.title = gate.title;
  }, []);

  if (alreadyIn) return <Navigate to="/" replace />;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(code);
  };
  const blocked = verifying || locked > 0;

  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateRows: 'auto 1fr',
        bgcolor: 'background.default',
      }}
    >
      <Cloth height={120} />
      <Box component="main" sx={{ width: 'min(440px, 100% - 32px)', mx: 'auto', mt: -5, pb: 4 }}>
        <Box
          component="form"
          onSubmit={onSubmit}
          noValidate
          sx={{
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: '12px',
            p: { xs: 3, sm: 4 },
          }}
        >
          <Typography variant="h4" component="h1">
            {gate.title}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
            {gate.intro}
          </Typography>
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
        </Box>
        <Stack sx={{ mt: 2, gap: 1 }}>
          <Typography variant="body2" color="textSecondary">
            {gate.help}
          </Typography>
          <Link href="/" variant="body2">
            {gate.back}
          </Link>
        </Stack>
      </Box>
    </Box>
  );
}

function hasOpenSession(): boolean {
  const session = readSession();
  return session !== null && isSessionOpen(session, Date.now());
}
