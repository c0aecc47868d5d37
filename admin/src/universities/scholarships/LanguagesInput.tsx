import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type LanguageRequirements, SCHOLARSHIP_LIMITS } from '@livres/api/contract';
import { useId } from 'react';
import { useInput } from 'react-admin';
import { LanguageLineInput } from './LanguageLineInput';
import { fromLines, languagesText, linesOfText } from './languages';
import { scholarship } from './scholarship.fr';
import { useLanguageLines } from './use-language-lines';

const texts = scholarship.languages;

/** The languages that are asked for: each with its level, or in a sentence. */
export function LanguagesInput({ source }: { source: string }) {
  const { field, fieldState } = useInput<LanguageRequirements>({ source });
  const labelId = useId();
  const value = field.value as LanguageRequirements | null;
  const isList = typeof value === 'object' && value !== null;
  const turn = (asList: boolean) =>
    field.onChange(asList ? fromLines(linesOfText(languagesText(value))) : languagesText(value));
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ mt: 1 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
        <Typography id={labelId} sx={{ fontWeight: 650 }}>
          {texts.label}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={isList}
          aria-label={texts.how}
          onChange={(_, chosen: boolean | null) => chosen !== null && chosen !== isList && turn(chosen)}
        >
          <ToggleButton value>{texts.list}</ToggleButton>
          <ToggleButton value={false}>{texts.sentence}</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      {isList ? (
        <Lines value={value} onChange={field.onChange} />
      ) : (
        <TextField
          fullWidth
          label={texts.sentence_label}
          value={value ?? ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
          slotProps={{ htmlInput: { maxLength: SCHOLARSHIP_LIMITS.languages_text } }}
        />
      )}
      <FormHelperText error={fieldState.invalid} sx={{ mx: 1.75 }}>
        {fieldState.error?.message ?? texts.help}
      </FormHelperText>
    </Box>
  );
}

interface LinesProps {
  value: Record<string, string>;
  onChange: (value: Record<string, string>) => void;
}

function Lines({ value, onChange }: LinesProps) {
  const { lines, set, add, remove } = useLanguageLines(value, onChange);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {lines.length === 0 && <Typography color="textSecondary">{texts.none}</Typography>}
      {lines.map((line, index) => (
        <LanguageLineInput
          // Lines have no name of their own while they are typed.
          key={index}
          line={line}
          onChange={(changed) => set(index, changed)}
          onRemove={() => remove(index)}
        />
      ))}
      {lines.length < SCHOLARSHIP_LIMITS.max_languages && (
        <Button startIcon={<AddIcon />} onClick={add} sx={{ justifySelf: 'start' }}>
          {texts.add}
        </Button>
      )}
    </Box>
  );
}
