import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { ANALYTICS_QUESTION_LIMITS } from '@livres/api/contract';
import { useState } from 'react';
import { addressesIn } from './typed-addresses';
import { questionTexts as texts } from './questions.fr';

interface Props {
  emails: readonly string[];
  /** `isBad`: something else stands beside them. */
  onChange: (emails: readonly string[], isBad: boolean) => void;
  /** What the api says of them. */
  fault: string | undefined;
}

/** Addresses as chips: each is taken by Enter, a comma, or by leaving the field. */
export function EmailsInput({ emails, onChange, fault }: Props) {
  const [typed, setTyped] = useState('');
  const [bad, setBad] = useState<string | null>(null);
  const take = (entries: readonly string[]) => {
    const { good, bad: refused } = addressesIn(entries);
    onChange(good.slice(0, ANALYTICS_QUESTION_LIMITS.emails), refused !== null);
    setBad(refused);
    setTyped(refused ?? '');
  };
  const help = bad === null ? (fault ?? texts.weekly_help) : texts.weekly_bad(bad);
  return (
    <Autocomplete
      multiple
      freeSolo
      options={[]}
      value={[...emails]}
      onChange={(_, entries) => take(entries)}
      inputValue={typed}
      onInputChange={(_, text, reason) => {
        if (reason === 'reset') return;
        if (/[,;\s]$/.test(text)) take([...emails, text]);
        else setTyped(text);
      }}
      onBlur={() => typed && take([...emails, typed])}
      size="small"
      renderInput={(params) => (
        <TextField
          {...params}
          margin="none"
          type="email"
          label={texts.weekly}
          error={bad !== null || fault !== undefined}
          helperText={help}
        />
      )}
    />
  );
}
