import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { gate } from './gate.fr';

interface Props {
  value: string;
  onChange: (code: string) => void;
  disabled: boolean;
  invalid: boolean;
}

export function CodeField({ value, onChange, disabled, invalid }: Props) {
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!disabled) input.current?.focus();
  }, [disabled]);
  const toggle = (
    <InputAdornment position="end">
      <IconButton edge="end" onClick={() => setShown(!shown)} aria-label={shown ? gate.hide : gate.show}>
        {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      id="code"
      name="code"
      label={gate.code}
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      size="medium"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      disabled={disabled}
      error={invalid}
      inputRef={input}
      slotProps={{
        input: { endAdornment: toggle },
        htmlInput: { 'aria-describedby': 'gate-refusal', spellCheck: false, autoCapitalize: 'none' },
      }}
    />
  );
}
