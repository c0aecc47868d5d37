import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { SETTING_CATEGORIES, SETTING_CATEGORY_LABELS } from '@livres/api/contract';
import { useState } from 'react';
import { Title } from 'react-admin';
import { LoadFailure } from '../shared/feedback/LoadFailure';
import { Panel } from '../shared/layout/Panel';
import { SettingField } from './SettingField';
import { settings as texts } from './settings.fr';
import { SettingsDifference } from './SettingsDifference';
import { SettingsHistory } from './SettingsHistory';
import { UnsavedBar } from './UnsavedBar';
import { useSettings } from './use-settings';
import { useWarnBeforeLeaving } from './use-warn-before-leaving';

export default function SettingsPage() {
  const { settings, error, refetch, changes, errors, valueOf, write, giveUp, save, isSaving } = useSettings();
  const [reviewing, setReviewing] = useState(false);
  useWarnBeforeLeaving(changes.length > 0);
  const close = () => setReviewing(false);
  return (
    <>
      <Title title={texts.title} />
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!settings && !error && <Skeleton variant="rounded" height={480} sx={{ mt: 2 }} />}
      {settings && (
        <Box sx={LAYOUT}>
          <Stack
            component="form"
            noValidate
            sx={{ gap: 2, minWidth: 0 }}
            onSubmit={(event) => {
              event.preventDefault();
              if (changes.length > 0) setReviewing(true);
            }}
          >
            {SETTING_CATEGORIES.map((category) => (
              <Panel
                key={category}
                title={SETTING_CATEGORY_LABELS[category]}
                help={texts.categories[category]}
              >
                <Stack sx={{ gap: 1.5 }}>
                  {settings
                    .filter((setting) => setting.category === category)
                    .map((setting) => (
                      <SettingField
                        key={setting.key}
                        setting={setting}
                        value={valueOf(setting)}
                        error={errors[setting.key]}
                        onChange={(value) => write(setting.key, value)}
                      />
                    ))}
                </Stack>
              </Panel>
            ))}
            {changes.length > 0 && <UnsavedBar count={changes.length} onGiveUp={giveUp} />}
          </Stack>
          <SettingsHistory />
        </Box>
      )}
      {reviewing && (
        <SettingsDifference
          changes={changes}
          busy={isSaving}
          onSave={() => save(undefined, { onSettled: close })}
          onClose={close}
        />
      )}
    </>
  );
}

const LAYOUT = {
  mt: 2,
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
} as const;
