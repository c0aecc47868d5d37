import RemoveIcon from '@mui/icons-material/Close';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import type { LanguageLine } from './languages';
import { scholarship } from './scholarship.fr';

const texts = scholarship.languages;

interface Props {
  line: LanguageLine;
  onChange: (line: LanguageLine) => void;
  onRemove: () => void;
}

export function LanguageLineInput({ line, onChange, onRemove }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'center',
        gridTemplateColumns: '1fr minmax(96px, 180px) auto',
      }}
    >
      <Word
        label={texts.language}
        known={texts.known}
        value={line.language}
        onChange={(language) => onChange({ ...line, language })}
      />
      <Word
        label={texts.level}
        known={texts.levels}
        value={line.level}
        onChange={(level) => onChange({ ...line, level })}
      />
      <IconButton onClick={onRemove} aria-label={texts.remove(line.language)}>
        <RemoveIcon />
      </IconButton>
    </Box>
  );
}

interface WordProps {
  label: string;
  known: readonly string[];
  value: string;
  onChange: (value: string) => void;
}

const Word = ({ label, known, value, onChange }: WordProps) => (
  <Autocomplete
    freeSolo
    disableClearable
    size="small"
    options={known}
    value={value}
    inputValue={value}
    onInputChange={(_, typed, reason) => reason !== 'reset' && onChange(typed)}
    onChange={(_, chosen) => onChange(chosen)}
    renderInput={(params) => <TextField {...params} label={label} />}
  />
);
