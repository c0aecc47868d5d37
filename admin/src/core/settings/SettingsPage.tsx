import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import {
  SETTING_ENVIRONMENT_LABELS,
  settingEnvironment,
  type SettingEnvironment,
} from '@livres/api/contract';
import { Title, useCanAccess } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useState, type ReactNode } from 'react';
import { mayDo } from '../../shared/rights/rights';
import { settings as texts } from './settings.fr';
import { SettingsForm } from './SettingsForm';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { LoadFailure } from '../../shared/feedback/LoadFailure';

/** The settings of the environment that runs, or of one that is prepared. */
export default function SettingsPage() {
  const { running, failure } = useRunningEnvironment();
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState('');
  const { canAccess: mayWrite = false } = useCanAccess({ resource: 'settings', action: 'edit' });
  const asked = params.get('environment');
  const environment = asked === null ? running : settingEnvironment(asked);
  return (
    <>
      <Title title={texts.title} />
      {failure}
      {!environment && !failure && <Skeleton variant="rounded" height={480} sx={{ mt: 2 }} />}
      {environment && !mayWrite && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {mayDo('receipt-settings', 'write') ? texts.receipts_only : texts.read_only}
        </Alert>
      )}
      {environment && running && environment !== running && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {texts.elsewhere(SETTING_ENVIRONMENT_LABELS[environment])}
        </Alert>
      )}
      {environment && (
        <SettingsForm
          // Each environment has drafts of its own.
          key={environment}
          environment={environment}
          search={search}
          onSearch={setSearch}
          onEnvironment={(next) => setParams(next === running ? {} : { environment: next })}
        />
      )}
    </>
  );
}

/** The environment whose settings apply here. */
function useRunningEnvironment(): { running: SettingEnvironment | undefined; failure: ReactNode } {
  const { data, error, refetch } = useQuery({
    queryKey: ['settings', 'running'],
    queryFn: ({ signal }) => api.get('/settings/stats/', { signal }),
    staleTime: Infinity,
  });
  const failure = error && !data ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null;
  return { running: data?.environment, failure };
}
