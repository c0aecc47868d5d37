import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type Subject, SUBJECT_KIND_LABELS } from '@livres/api/contract';
import { useState } from 'react';
import { useFoundSubjects } from '../shared/use-found-subjects';
import { contextual as texts } from './contextual.fr';

interface Props {
  subject: Subject | null;
  onChoose: (subject: Subject | null) => void;
}

/** Finds whose figures to read by a part of its name. */
export function SubjectSearch({ subject, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const { found, isSearching } = useFoundSubjects(typed === subject?.label ? '' : typed);
  return (
    <Autocomplete
      options={found}
      value={subject}
      onChange={(_, chosen) => onChoose(chosen)}
      inputValue={typed}
      onInputChange={(_, text) => setTyped(text)}
      groupBy={({ kind }) => SUBJECT_KIND_LABELS[kind]}
      getOptionKey={({ kind, id }) => `${kind} ${id}`}
      getOptionLabel={({ label }) => label}
      isOptionEqualToValue={(one, other) => one.kind === other.kind && one.id === other.id}
      filterOptions={(options) => options}
      loading={isSearching}
      loadingText={texts.searching}
      noOptionsText={texts.none}
      size="small"
      sx={{ minWidth: { xs: '100%', sm: 380 } }}
      renderInput={(params) => <TextField {...params} margin="none" label={texts.search} />}
    />
  );
}
