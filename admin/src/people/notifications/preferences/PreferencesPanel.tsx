import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { NotificationChannel, NotificationPreferences } from '@livres/api/contract';
import { LoadFailure } from '../../../shared/feedback/LoadFailure';
import { Panel } from '../../../shared/layout/Panel';
import { ChannelTable } from './ChannelTable';
import { DevicesList } from './DevicesList';
import { EmailAddress } from './EmailAddress';
import { preferenceTexts as texts } from './preferences.fr';
import { QuietHours } from './QuietHours';
import { SwitchLine } from './SwitchLine';
import { useChangePreferences, usePreferences } from './use-preferences';

/** What one hears of, and where: for oneself. */
export function PreferencesPanel() {
  const { data, error, refetch } = usePreferences();
  const { mutate } = useChangePreferences();
  return (
    <Panel title={texts.title} help={texts.help}>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={420} />}
      {data && (
        <>
          <ChannelTable
            preferences={data}
            onChange={(group, channels) => mutate({ choices: { [group]: channels } })}
          />
          <MissingReach preferences={data} />
          <QuietHours preferences={data} onChange={mutate} />
          <SwitchLine
            label={texts.group_gifts}
            help={texts.group_gifts_help}
            checked={data.groups_gifts}
            onChange={(groups_gifts) => mutate({ groups_gifts })}
          />
          <EmailAddress preferences={data} />
          <DevicesList preferences={data} />
        </>
      )}
    </Panel>
  );
}

/** What is chosen, and cannot come yet. */
function MissingReach({
  preferences: { choices, email, devices },
}: {
  preferences: NotificationPreferences;
}) {
  const wants = (...channels: NotificationChannel[]) =>
    Object.values(choices).some((chosen) => channels.some((channel) => chosen.includes(channel)));
  const missing = [
    !email && wants('email', 'digest') ? texts.no_email : '',
    devices.length === 0 && wants('push') ? texts.no_device : '',
  ].filter(Boolean);
  return missing.map((said) => (
    <Typography key={said} variant="body2" color="textSecondary" sx={{ py: 0.75 }}>
      {said}
    </Typography>
  ));
}
