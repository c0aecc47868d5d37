import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { settings as texts } from './settings.fr';
import type { SettingInputProps } from './setting-input-props';
import { TextSetting } from './TextSetting';

/** A value that is never shown again: one may only write another over it. */
export function SensitiveSetting(props: SettingInputProps) {
  const { setting, draft, disabled, onChange } = props;
  const { label, display_value } = setting;
  if (draft !== undefined)
    return (
      <>
        <TextSetting {...props} />
        <Button size="small" onClick={() => onChange(undefined)}>
          {texts.keep}
        </Button>
      </>
    );
  const isEmpty = display_value === '';
  return (
    <>
      <Typography sx={{ fontWeight: 650, fontSize: '0.9rem' }}>{label}</Typography>
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography color={isEmpty ? 'textSecondary' : undefined}>
          {isEmpty ? texts.masked_empty : display_value}
        </Typography>
        {!disabled && (
          <Button
            id={`setting-${setting.key}`}
            size="small"
            variant="outlined"
            onClick={() => onChange('')}
            aria-label={isEmpty ? texts.write_one(label) : texts.replace_one(label)}
          >
            {isEmpty ? texts.write : texts.replace}
          </Button>
        )}
      </Stack>
    </>
  );
}
