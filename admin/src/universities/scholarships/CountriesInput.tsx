import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { SCHOLARSHIP_LIMITS } from '@livres/api/contract';
import { FieldTitle, type InputProps, InputHelperText, useInput, useResourceContext } from 'react-admin';

type Props = Pick<InputProps, 'source' | 'helperText'> & { known: readonly string[] };

/** Countries as chips, of a list or typed; several pasted at once, between commas, are as many. */
export function CountriesInput({ source, known, helperText }: Props) {
  const { field, fieldState, id } = useInput<string[]>({ source });
  const resource = useResourceContext();
  const { invalid, error } = fieldState;
  const countries = Array.isArray(field.value) ? field.value : [];
  const keep = (chosen: readonly string[]) => field.onChange(apart(chosen));
  return (
    <Autocomplete
      id={id}
      multiple
      freeSolo
      autoSelect
      filterSelectedOptions
      options={known}
      value={countries}
      onChange={(_, chosen) => keep(chosen)}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          name={field.name}
          label={<FieldTitle source={source} {...(resource ? { resource } : {})} />}
          error={invalid}
          helperText={<InputHelperText error={error?.message} helperText={helperText} />}
        />
      )}
    />
  );
}

function apart(words: readonly string[]): string[] {
  const each = words.flatMap((word) => word.split(/[,;]/)).map((word) => word.trim());
  return [...new Set(each)].filter(Boolean).slice(0, SCHOLARSHIP_LIMITS.max_countries);
}
