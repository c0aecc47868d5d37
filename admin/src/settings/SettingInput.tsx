import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { SettingRecord, SettingValue } from '@livres/api/contract';
import { PictureSetting } from './PictureSetting';
import { RichTextSetting } from './RichTextSetting';
import { SensitiveSetting } from './SensitiveSetting';
import { settings as texts } from './settings.fr';
import { SwitchSetting } from './SwitchSetting';

export interface SettingInputProps {
  setting: SettingRecord;
  /** What is written over the saved value; undefined where nothing is. */
  draft: SettingValue | undefined;
  error: string | undefined;
  disabled: boolean;
  generation: number;
  onChange: (value: SettingValue | undefined) => void;
}

const TYPES: Record<string, string> = { email: 'email', phone: 'tel', link: 'url', date: 'date' };
const DIGITS = ['siren'];

/** The right input for a setting's type. */
export function SettingInput(props: SettingInputProps) {
  const { setting } = props;
  const { format } = setting.validation_rules;
  if (setting.value_type === 'boolean') return <SwitchSetting {...props} />;
  if (format === 'picture') return <PictureSetting {...props} />;
  if (setting.is_sensitive) return <SensitiveSetting {...props} />;
  if (format === 'rich_text') return <RichTextSetting key={props.generation} {...props} />;
  return <WordsSetting {...props} />;
}

/** A text, a number, a day or a choice. */
export function WordsSetting({ setting, draft, error, disabled, onChange }: SettingInputProps) {
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
