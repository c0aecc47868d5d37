import TextField from '@mui/material/TextField';
import { useEffect, useRef } from 'react';
import { gate } from '../gate.fr';

interface Props {
  value: string;
  onChange: (code: string) => void;
  isRecovery: boolean;
  disabled: boolean;
  /** The id of what says why a code was refused; the field is marked while there is something to say. */
  refusalId: string;
  invalid: boolean;
}

const LONGEST = 40;

/** A code of the application, which phones offer by themselves, or a recovery code. */
export function FactorField({ value, onChange, isRecovery, disabled, refusalId, invalid }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!disabled) input.current?.focus();
  }, [disabled, isRecovery]);
  return (
    <TextField
      key={isRecovery ? 'recovery' : 'application'}
      name={isRecovery ? 'recovery-code' : 'one-time-code'}
      label={isRecovery ? gate.recovery_code : gate.second_code}
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      size="medium"
      fullWidth
      value={value}
      onChange={(event) => onChange(event.target.value)}
      disabled={disabled}
      error={invalid}
      inputRef={input}
      slotProps={{
        htmlInput: {
          inputMode: isRecovery ? 'text' : 'numeric',
          autoCapitalize: isRecovery ? 'characters' : 'none',
          spellCheck: false,
          maxLength: LONGEST,
          'aria-describedby': refusalId,
          style: { fontFamily: 'monospace', fontSize: '1.2rem', letterSpacing: isRecovery ? 0 : '0.2em' },
        },
      }}
    />
  );
}
