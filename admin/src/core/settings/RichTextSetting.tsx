import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { RichTextField } from '../../shared/rich-text/RichTextField';
import type { SettingInputProps } from './setting-input-props';

/** A text with headings, lists and links, but no pictures: those belong in pages. */
export function RichTextSetting({ setting, draft, error, disabled, onChange }: SettingInputProps) {
  const { key, label, value, help_text } = setting;
  const form = useForm({ defaultValues: { [key]: String(draft ?? value) } });
  const { subscribe } = form;
  const last = useRef(String(draft ?? value));
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const text = values[key] ?? '';
          if (text !== last.current) onChange(text);
          last.current = text;
        },
      }),
    [subscribe, key, onChange],
  );
  if (disabled)
    return (
      <>
        <Typography sx={{ fontWeight: 650, fontSize: '0.9rem' }}>{label}</Typography>
        <Box dangerouslySetInnerHTML={{ __html: String(value) }} />
      </>
    );
  return (
    <FormProvider {...form}>
      <RichTextField source={key} label={label} hasPictures={false} />
      <FormHelperText error={error !== undefined} sx={{ mx: 0 }}>
        {error ?? help_text}
      </FormHelperText>
    </FormProvider>
  );
}
