import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { SCHOLARSHIP_LIMITS } from '@livres/api/contract';
import { useId, useRef, useState } from 'react';
import { InputHelperText, maxLength, useInput, useTranslate } from 'react-admin';
import { MarkButtons } from './MarkButtons';
import type { Selected } from './markdown-marks';
import { MarkdownPreview } from './MarkdownPreview';
import { scholarship } from './scholarship.fr';

const texts = scholarship.markdown;
const validate = maxLength(SCHOLARSHIP_LIMITS.text);

/** A text in light Markdown: written with buttons or by hand, and read over as visitors will read it. */
export function MarkdownInput({ source }: { source: string }) {
  const { field, fieldState } = useInput<string>({ source, validate });
  const [isReading, setReading] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const label = useTranslate()(`resources.scholarships.fields.${source}`);
  const text = (field.value as string | null) ?? '';
  const mark = (change: (selected: Selected) => Selected) => {
    const { selectionStart = 0, selectionEnd = 0 } = area.current ?? {};
    const next = change({ text, start: selectionStart, end: selectionEnd });
    field.onChange(next.text);
    // Once React has written the text.
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(next.start, next.end);
    });
  };
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 0.75 }}>
        <Typography component="label" htmlFor={id} sx={{ fontWeight: 650, mr: 'auto' }}>
          {label}
        </Typography>
        {!isReading && <MarkButtons label={label} onMark={mark} />}
        <ToggleButtonGroup
          exclusive
          size="small"
          value={isReading}
          aria-label={texts.mode(label)}
          onChange={(_, chosen: boolean | null) => chosen !== null && setReading(chosen)}
        >
          <ToggleButton value={false}>{texts.write}</ToggleButton>
          <ToggleButton value>{texts.read}</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      {isReading ? (
        <MarkdownPreview text={text} label={label} />
      ) : (
        <TextField
          id={id}
          name={field.name}
          inputRef={area}
          value={text}
          onChange={field.onChange}
          onBlur={field.onBlur}
          error={fieldState.invalid}
          multiline
          minRows={5}
          maxRows={24}
          fullWidth
          helperText={<InputHelperText error={fieldState.error?.message} helperText={texts.help} />}
        />
      )}
    </Box>
  );
}
