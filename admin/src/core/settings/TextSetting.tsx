import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { SettingValue } from '@livres/api/contract';
import type { SettingInputProps } from './setting-input-props';
import { settings as texts } from './settings.fr';

const TYPES: Record<string, string> = { email: 'email', phone: 'tel', link: 'url', date: 'date' };
const DIGITS = ['siren'];

/** A text, a number, a day or a choice. */
export function TextSetting({ setting, draft, error, disabled, onChange }: SettingInputProps) {
  const { key, label, value, help_text, is_required, value_type, validation_rules } = setting;
  const { format = 'line', choices, max_length, min, max } = validation_rules;
  const isNumber = value_type === 'number';
  const isLong = format === 'text';
  const shown = draft ?? (setting.is_sensitive ? '' : value);
  return (
    <TextField
      id={`setting-${key}`}
      label={label}
      value={shown}
      required={is_required}
      disabled={disabled}
      select={choices !== undefined}
      multiline={isLong}
      minRows={isLong ? 2 : undefined}
      type={isNumber ? 'number' : (TYPES[format] ?? 'text')}
      placeholder={format === 'link' ? 'https://' : undefined}
      onChange={(event) => onChange(isNumber ? numberOf(event.target.value) : event.target.value)}
      error={error !== undefined}
      helperText={error ?? help_text}
      sx={isNumber || format === 'date' ? { maxWidth: 260, display: 'block' } : null}
      slotProps={{
        htmlInput: {
          ...(choices ? {} : { maxLength: roomFor(format, max_length), autoComplete: 'off' }),
          ...(isNumber && { min, max, step: 1 }),
          ...(DIGITS.includes(format) && { inputMode: 'numeric' as const }),
          spellCheck: format === 'line' || isLong,
        },
        // An empty choice is a value like another.
        select: { displayEmpty: true },
      }}
    >
      {choices && !is_required && <MenuItem value="">{texts.no_choice}</MenuItem>}
      {choices?.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** What is typed as it is, so that the server says what is wrong with it. */
function numberOf(typed: string): SettingValue {
  return typed.trim() === '' || Number.isNaN(Number(typed)) ? typed : Number(typed);
}

/** Numbers are pasted with the spaces that people put in them. */
function roomFor(format: string, most: number | undefined): number | undefined {
  return most !== undefined && ['siren', 'rna', 'iban', 'bic'].includes(format) ? most * 2 : most;
}
