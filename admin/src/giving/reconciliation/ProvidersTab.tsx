import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { ProviderPanel } from './ProviderPanel';
import { providerTexts as texts } from './reconciliation.fr';
import { providersQuery } from './reconciliation-queries';

const PERIODS = [7, 14, 31];

/** What each payment provider has that is not written here, and the reverse. */
export function ProvidersTab() {
  const [days, setDays] = useState(31);
  const { data, error, refetch } = useQuery(providersQuery(days));
  return (
    <Stack sx={{ gap: 2 }}>
      <TextField
        select
        size="small"
        label={texts.days}
        value={days}
        onChange={({ target }) => setDays(Number(target.value))}
        sx={{ alignSelf: 'start', minWidth: 200 }}
      >
        {PERIODS.map((period) => (
          <MenuItem key={period} value={period}>
            {texts.period(period)}
          </MenuItem>
        ))}
      </TextField>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={220} />}
      {data?.length === 0 && <Alert severity="info">{texts.none}</Alert>}
      {data?.map((provider) => (
        <ProviderPanel key={provider.provider} provider={provider} days={days} />
      ))}
    </Stack>
  );
}
