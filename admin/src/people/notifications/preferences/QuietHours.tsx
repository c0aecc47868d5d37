import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { NotificationPreferences, NotificationPreferencesInput } from '@livres/api/contract';
import { preferenceTexts as texts } from './preferences.fr';
import { SwitchLine } from './SwitchLine';

interface Props {
  preferences: NotificationPreferences;
  onChange: (changes: NotificationPreferencesInput) => void;
}

/** When e-mails and telephones keep silent. */
export function QuietHours({ preferences, onChange }: Props) {
  const { is_quiet, quiet_from, quiet_until, is_quiet_on_sunday } = preferences;
  return (
    <>
      <SwitchLine
        label={texts.quiet}
        help={texts.quiet_help(quiet_from, quiet_until, is_quiet_on_sunday)}
        checked={is_quiet}
        onChange={(checked) => onChange({ is_quiet: checked })}
      />
      {is_quiet && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, pb: 1 }}>
          <HourInput
            label={texts.quiet_from}
            hour={quiet_from}
            onChange={(hour) => onChange({ quiet_from: hour })}
          />
          <HourInput
            label={texts.quiet_until}
            hour={quiet_until}
            onChange={(hour) => onChange({ quiet_until: hour })}
          />
          <FormControlLabel
            control={
              <Checkbox
                size="small"
                checked={is_quiet_on_sunday}
                onChange={(_, checked) => onChange({ is_quiet_on_sunday: checked })}
              />
            }
            label={texts.sunday}
          />
        </Box>
      )}
    </>
  );
}

interface HourProps {
  label: string;
  hour: number;
  onChange: (hour: number) => void;
}

const HourInput = ({ label, hour, onChange }: HourProps) => (
  <TextField
    select
    size="small"
    margin="none"
    label={label}
    value={hour}
    onChange={({ target }) => onChange(Number(target.value))}
    sx={{ width: 92 }}
  >
    {Array.from({ length: 24 }, (_, one) => (
      <MenuItem key={one} value={one}>
        {texts.hour(one)}
      </MenuItem>
    ))}
  </TextField>
);
