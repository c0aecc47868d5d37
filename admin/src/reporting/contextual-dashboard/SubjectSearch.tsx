import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type Subject, SUBJECT_KIND_LABELS } from '@livres/api/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { api } from '../../shared/api/api';
import { contextual as texts } from './contextual.fr';

interface Props {
  subject: Subject | null;
  onChoose: (subject: Subject | null) => void;
}

/** Finds whose figures to read by a part of its name. */
export function SubjectSearch({ subject, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed === subject?.label ? '' : typed);
  const { data = [], isFetching } = useQuery({
    queryKey: ['analytics', 'subjects', search],
    queryFn: ({ signal }) =>
      api.get('/admin/analytics/subjects', { signal, params: search ? { search } : {} }),
    placeholderData: keepPreviousData,
  });
  return (
    <Autocomplete
      options={data}
      value={subject}
      onChange={(_, chosen) => onChoose(chosen)}
      inputValue={typed}
      onInputChange={(_, text) => setTyped(text)}
      groupBy={({ kind }) => SUBJECT_KIND_LABELS[kind]}
      getOptionKey={({ kind, id }) => `${kind} ${id}`}
      getOptionLabel={({ label }) => label}
      isOptionEqualToValue={(one, other) => one.kind === other.kind && one.id === other.id}
      filterOptions={(options) => options}
      loading={isFetching}
      loadingText={texts.searching}
      noOptionsText={texts.none}
      size="small"
      sx={{ minWidth: { xs: '100%', sm: 380 } }}
      renderInput={(params) => <TextField {...params} margin="none" label={texts.search} />}
    />
  );
}
