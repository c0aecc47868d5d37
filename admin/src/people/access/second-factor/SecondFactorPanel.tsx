import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../shared/api/api';
import { readSession } from '../../../shared/api/session-store';
import { LoadFailure } from '../../../shared/feedback/LoadFailure';
import { Panel } from '../../../shared/layout/Panel';
import { checkSession } from '../session-check';
import { EnabledFactor } from './EnabledFactor';
import { EnrolmentSteps } from './EnrolmentSteps';
import { RecoveryCodesView } from './RecoveryCodesView';
import { secondFactor as texts } from './second-factor.fr';

type View = { kind: 'status' } | { kind: 'enrolment' } | { kind: 'codes'; codes: string[] };

/** One's own second factor: put in place, renewed, removed. */
export function SecondFactorPanel() {
  const [mustEnrol] = useState(() => readSession()?.must_enrol ?? false);
  const [view, setView] = useState<View>({ kind: mustEnrol ? 'enrolment' : 'status' });
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({
    queryKey: ['access', 'second-factor'],
    queryFn: () => api.get('/access/second-factor/'),
  });
  const showStatus = async () => {
    await Promise.all([checkSession(), refetch()]);
    setView({ kind: 'status' });
    if (mustEnrol) await navigate('/');
  };
  const onCodes = (codes: string[]) => setView({ kind: 'codes', codes });

  return (
    <Panel title={texts.title} help={texts.help}>
      {mustEnrol && view.kind === 'enrolment' && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {texts.required}
        </Alert>
      )}
      {view.kind === 'codes' && <RecoveryCodesView codes={view.codes} onKept={() => void showStatus()} />}
      {view.kind === 'enrolment' && (
        <EnrolmentSteps
          onEnabled={onCodes}
          onCancel={mustEnrol ? undefined : () => setView({ kind: 'status' })}
        />
      )}
      {view.kind === 'status' && error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {view.kind === 'status' && !data && !error && <Skeleton variant="rounded" height={90} />}
      {view.kind === 'status' && data?.is_enabled && (
        <EnabledFactor status={data} onCodes={onCodes} onRemoved={() => void onRemoved(showStatus)} />
      )}
      {view.kind === 'status' && data && !data.is_enabled && (
        <>
          <Typography sx={{ mb: 2 }}>{texts.off}</Typography>
          <Button variant="contained" onClick={() => setView({ kind: 'enrolment' })}>
            {texts.add}
          </Button>
        </>
      )}
    </Panel>
  );
}

/** Where one is required, nothing but a new enrolment is open from now on: the page says so from its start. */
async function onRemoved(showStatus: () => Promise<void>): Promise<void> {
  await showStatus();
  if (readSession()?.must_enrol) window.location.reload();
}
