import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SettingValue } from '@livres/api/contract';
import { frenchMoment } from '../../shared/format/french-date';
import type { SettingInputProps } from './setting-input-props';
import { settings as texts } from './settings.fr';
import { valueInFrench } from './setting-labels';
import { PictureSetting } from './PictureSetting';
import { RichTextSetting } from './RichTextSetting';
import { SensitiveSetting } from './SensitiveSetting';
import { TextSetting } from './TextSetting';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { Caption } from '../../shared/layout/Caption';

interface Props extends SettingInputProps {
  /** Gives the field another value from outside of it. */
  onReplace: (value: SettingValue) => void;
  onHistory: () => void;
}

/** One setting: where it shows, what it is worth, its timeline, and a way back to its default. */
export function SettingField({ onReplace, onHistory, ...input }: Props) {
  const { setting, draft, disabled } = input;
  const { key, label, description, value, default_value, is_default, updated_at } = setting;
  const current = draft ?? value;
  const isAtDefault = draft === undefined ? is_default : current === default_value;
  return (
    <Box id={`place-${key}`} sx={{ scrollMarginTop: 80 }}>
      <SettingInput {...input} />
      <Typography variant="caption" color="textSecondary" component="p">
        {description} <ShownAs {...input} />
      </Typography>
      <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {!isAtDefault && !disabled && (
          <>
            <Caption sx={{ overflowWrap: 'anywhere' }}>
              {texts.by_default(valueInFrench(setting, default_value))}
            </Caption>
            <Button size="small" onClick={() => onReplace(default_value)} aria-label={texts.reset_one(label)}>
              {texts.reset}
            </Button>
          </>
        )}
        {updated_at && (
          <>
            <Caption>{texts.last(setting.updated_by_username ?? '', frenchMoment(updated_at))}</Caption>
            <Button size="small" onClick={onHistory} aria-label={texts.see_history_of(label)}>
              {texts.see_history}
            </Button>
          </>
        )}
      </Stack>
    </Box>
  );
}

/** Where the site shows something else than what is written: the copyright line with its year and its name. */
function ShownAs({ setting: { value, display_value, validation_rules }, draft }: SettingInputProps) {
  const isLine = validation_rules.format === 'line' && typeof value === 'string';
  if (!isLine || draft !== undefined || display_value === value || display_value.startsWith('••'))
    return null;
  return <>{texts.shown_as(display_value)}</>;
}

/** The right input for a setting's type. */
function SettingInput(props: SettingInputProps) {
  const { setting } = props;
  const { format } = setting.validation_rules;
  if (setting.value_type === 'boolean') return <SwitchSetting {...props} />;
  if (format === 'picture') return <PictureSetting {...props} />;
  if (setting.is_sensitive) return <SensitiveSetting {...props} />;
  if (format === 'rich_text') return <RichTextSetting key={props.generation} {...props} />;
  return <TextSetting {...props} />;
}

/** A switch; its description follows, since what it does matters before it is touched. */
function SwitchSetting({ setting, draft, error, disabled, onChange }: SettingInputProps) {
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
