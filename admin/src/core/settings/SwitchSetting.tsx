import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import type { SettingInputProps } from './setting-input-props';

/** A switch; its description follows, since what it does matters before it is touched. */
export function SwitchSetting({ setting, draft, error, disabled, onChange }: SettingInputProps) {
  const { key, label, value, help_text } = setting;
  const helpId = `setting-${key}-help`;
  return (
    <FormControl error={error !== undefined} disabled={disabled}>
      <FormControlLabel
        label={label}
        sx={{ '& .MuiFormControlLabel-label': { fontWeight: 650 } }}
        control={
          <Switch
            id={`setting-${key}`}
            checked={(draft ?? value) === true}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{ input: { 'aria-describedby': helpId, 'aria-invalid': error !== undefined } }}
          />
        }
      />
      <FormHelperText id={helpId} sx={{ mx: 0 }}>
        {error ?? help_text}
      </FormHelperText>
    </FormControl>
  );
}
