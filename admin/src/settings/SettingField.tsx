import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { SettingRecord } from '@livres/api/contract';
import { frenchMoment } from '../shared/format/french-date';
import { settings as texts } from './settings.fr';

interface Props {
  setting: SettingRecord;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** One setting: what it is for, what it is worth, and a way back to its default. */
export function SettingField({ setting, value, error, onChange }: Props) {
  const { key, label, help_text, default_value, category, is_required, max_length } = setting;
  const isLink = category === 'social';
  return (
    <div>
      <TextField
        id={`setting-${key}`}
        label={label}
        value={value}
        required={is_required}
        type={isLink ? 'url' : 'text'}
        placeholder={isLink ? 'https://' : undefined}
        onChange={(event) => onChange(event.target.value)}
        error={error !== undefined}
        helperText={error ?? help_text}
        slotProps={{ htmlInput: { maxLength: max_length, autoComplete: 'off', spellCheck: !isLink } }}
      />
      {value.trim() !== default_value && (
        <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {texts.by_default(default_value)}
          </Typography>
          <Button size="small" onClick={() => onChange(default_value)} aria-label={texts.reset_one(label)}>
            {texts.reset}
          </Button>
        </Stack>
      )}
      <Facts setting={setting} />
    </div>
  );
}

function Facts({
  setting: { value, display_value, updated_at, updated_by_username },
}: {
  setting: SettingRecord;
}) {
  return (
    <>
      {display_value !== value && (
        <Typography variant="caption" color="textSecondary" component="p">
          {texts.shown_as(display_value)}
        </Typography>
      )}
      {updated_at && updated_by_username && (
        <Typography variant="caption" color="textSecondary" component="p">
          {texts.last(updated_by_username, frenchMoment(updated_at))}
        </Typography>
      )}
    </>
  );
}
