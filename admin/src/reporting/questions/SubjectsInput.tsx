import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { MEASURE_SHAPES, type Subject, SUBJECT_KIND_LABELS } from '@livres/api/contract';
import { useState } from 'react';
import { Caption } from '../../shared/layout/Caption';
import { useChosenSubjects } from '../shared/use-chosen-subjects';
import { useFoundSubjects } from '../shared/use-found-subjects';
import { questionTexts as texts } from './questions.fr';
import type { Asking } from './use-asked-question';

/** Narrows the question to a campaign, a region…: one of each kind that the measure has. */
export function SubjectsInput({ question, onAsk }: Asking) {
  const { filters } = MEASURE_SHAPES[question.measure];
  const [typed, setTyped] = useState('');
  const { found, isSearching } = useFoundSubjects(typed, filters.length > 0);
  const chosen = useChosenSubjects(question);
  if (filters.length === 0) return <Caption component="p">{texts.whole}</Caption>;
  const choose = (subjects: readonly Subject[]) =>
    onAsk(Object.fromEntries(filters.map((filter) => [filter, valueOf(subjects, filter)])));
  return (
    <Autocomplete
      multiple
      options={found.filter(({ kind }) => filters.includes(kind))}
      value={chosen}
      onChange={(_, subjects) => choose(subjects)}
      inputValue={typed}
      // The list of those that are chosen is another at each turn, which is no reason to forget what is typed.
      onInputChange={(_, text, reason) => reason !== 'reset' && setTyped(text)}
      groupBy={({ kind }) => SUBJECT_KIND_LABELS[kind]}
      getOptionKey={({ kind, id }) => `${kind} ${id}`}
      getOptionLabel={({ label }) => label}
      isOptionEqualToValue={(one, other) => one.kind === other.kind && one.id === other.id}
      filterOptions={(options) => options}
      filterSelectedOptions
      loading={isSearching}
      loadingText={texts.searching}
      noOptionsText={texts.nothing_found}
      size="small"
      renderInput={(params) => (
        <TextField
          {...params}
          margin="none"
          label={texts.only}
          helperText={texts.only_help(filters.map((filter) => texts.filters[filter]).join(', '))}
        />
      )}
    />
  );
}

/** The last of a kind: another campaign takes the place of the first. */
function valueOf(subjects: readonly Subject[], kind: Subject['kind']) {
  const subject = subjects.findLast((one) => one.kind === kind);
  return subject && (kind === 'region' ? subject.id : Number(subject.id));
}
