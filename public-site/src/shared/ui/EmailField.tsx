import type { ComponentProps } from 'react';
import { TextField } from './Field';

/** An address to write to, one that must be given unless it says otherwise. */
export function EmailField(field: ComponentProps<typeof TextField>) {
  return (
    <TextField
      type="email"
      name="email"
      autoComplete="email"
      inputMode="email"
      required
      maxLength={254}
      {...field}
    />
  );
}
