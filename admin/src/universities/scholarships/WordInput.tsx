import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { FieldTitle, type InputProps, InputHelperText, useInput, useResourceContext } from 'react-admin';

type Props = Pick<InputProps, 'source' | 'validate' | 'helperText'> & {
  /** Words that were written before; another one may be. */
  known: readonly string[];
};

/** A word that is best written as others wrote it before. */
export function WordInput({ source, known, validate, helperText = false }: Props) {
  const { field, fieldState, isRequired, id } = useInput({ source, validate });
  const resource = useResourceContext();
  const { invalid, error } = fieldState;
  return (
    <Autocomplete
      id={id}
      freeSolo
      options={known}
      value={(field.value as string | null) ?? ''}
      inputValue={(field.value as string | null) ?? ''}
      onInputChange={(_, typed, reason) => reason !== 'reset' && field.onChange(typed)}
      onChange={(_, chosen) => field.onChange(chosen ?? '')}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          name={field.name}
          label={<FieldTitle source={source} {...(resource ? { resource } : {})} isRequired={isRequired} />}
          error={invalid}
          helperText={
            helperText !== false || invalid ? (
              <InputHelperText error={error?.message} helperText={helperText} />
            ) : undefined
          }
        />
      )}
    />
  );
}
