import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SettingValue } from '@livres/api/contract';
import { frenchMoment } from '../../shared/format/french-date';
import type { SettingInputProps } from './setting-input-props';
import { SettingInput } from './SettingInput';
import { settings as texts } from './settings.fr';
import { valueInFrench } from './setting-labels';

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
            <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {texts.by_default(valueInFrench(setting, default_value))}
            </Typography>
            <Button size="small" onClick={() => onReplace(default_value)} aria-label={texts.reset_one(label)}>
              {texts.reset}
            </Button>
          </>
        )}
        {updated_at && (
          <>
            <Typography variant="caption" color="textSecondary">
              {texts.last(setting.updated_by_username ?? '', frenchMoment(updated_at))}
            </Typography>
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
