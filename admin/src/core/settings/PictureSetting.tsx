import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SettingPicture } from '@livres/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api/api';
import { FileButton } from '../../shared/FileButton';
import { settings as texts } from './settings.fr';
import type { SettingInputProps } from './setting-input-props';

const ACCEPTED = 'image/png,image/jpeg,image/webp';

/** A private picture: sent at once, used once the change is saved, shown to administrators alone. */
export function PictureSetting({ setting, draft, error, disabled, onChange }: SettingInputProps) {
  const { key, label, display_value, help_text, environment, version } = setting;
  const [chosen, setChosen] = useState<string | null>(null);
  const { data } = useQuery({
    queryKey: ['settings', 'picture', key, environment, version],
    queryFn: ({ signal }) =>
      api.get(`/admin/setting-pictures/${encodeURIComponent(key)}`, { params: { environment }, signal }),
    enabled: !disabled && display_value !== '',
  });
  const {
    mutate,
    isPending,
    error: refused,
  } = useMutation({
    mutationFn: (file: File) => send(key, file),
    onSuccess: ({ value }, file) => {
      setChosen(URL.createObjectURL(file));
      onChange(value);
    },
  });
  const shown = draft === undefined ? data?.content : draft === '' ? null : chosen;
  const fault = refused?.message ?? error;
  return (
    <div role="group" aria-labelledby={`setting-${key}-label`}>
      <Typography id={`setting-${key}-label`} sx={{ fontWeight: 650, fontSize: '0.9rem', mb: 0.5 }}>
        {label}
      </Typography>
      {shown && <Box component="img" src={shown} alt={texts.picture_alt} sx={PICTURE} />}
      {!shown && display_value !== '' && draft === undefined && <Typography>{display_value}</Typography>}
      {!disabled && (
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <FileButton
            id={`setting-${key}`}
            label={shown ? texts.picture_replace : texts.picture_choose}
            name={`${label}\u00a0: ${shown ? texts.picture_replace : texts.picture_choose}`}
            accept={ACCEPTED}
            size="small"
            variant="outlined"
            loading={isPending}
            onFiles={([file]) => mutate(file!)}
          />
          {draft !== undefined && (
            <Button size="small" onClick={() => onChange(undefined)}>
              {texts.keep}
            </Button>
          )}
          {draft === undefined && display_value !== '' && (
            <Button size="small" color="error" onClick={() => onChange('')}>
              {texts.picture_remove}
            </Button>
          )}
        </Stack>
      )}
      <FormHelperText error={fault !== undefined} sx={{ mx: 0 }}>
        {fault ?? help_text}
      </FormHelperText>
    </div>
  );
}

async function send(key: string, file: File): Promise<SettingPicture> {
  const form = new FormData();
  form.append('file', file);
  return api.post(`/admin/setting-pictures/${encodeURIComponent(key)}`, form);
}

// A signature is drawn on white, whatever the theme.
const PICTURE = {
  display: 'block',
  maxWidth: '100%',
  maxHeight: 160,
  mb: 1,
  p: 1,
  bgcolor: '#fff',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
