import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { SettingCategory, SettingKey, SettingRecord } from '@livres/api/contract';
import { mayChange } from './may-change';
import { Panel } from '../../shared/layout/Panel';
import { SettingField } from './SettingField';
import { refusalInFrench } from './setting-labels';
import { settings as texts } from './settings.fr';
import type { useSettings } from './use-settings';

interface Props {
  category: SettingCategory;
  /** Those of this category that are to be shown. */
  settings: SettingRecord[];
  form: ReturnType<typeof useSettings>;
  onHistory: (key: SettingKey) => void;
}

export function CategoryPanel({ category: { code, name }, settings, form, onHistory }: Props) {
  if (settings.length === 0) return null;
  const { drafts, errors, generation, write, replace } = form;
  return (
    <Box id={code} sx={{ scrollMarginTop: 80 }}>
      <Panel title={name} help={texts.categories[code]}>
        <Stack sx={{ gap: 2.5 }}>
          {settings.map((setting) => (
            <SettingField
              key={setting.key}
              setting={setting}
              draft={drafts[setting.key]?.value}
              error={refusalInFrench(setting, errors[setting.key])}
              disabled={!mayChange(setting)}
              generation={generation}
              onChange={(value) => write(setting, value)}
              onReplace={(value) => replace(setting, value)}
              onHistory={() => onHistory(setting.key)}
            />
          ))}
        </Stack>
      </Panel>
    </Box>
  );
}
