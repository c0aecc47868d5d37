import { amountFault, readAmount, toMajorUnits, toMinorUnits, type Currency } from '@livres/api/contract';
import { useState } from 'react';
import { minValue, TextInput, useInput, type TextInputProps, type Validator } from 'react-admin';

interface Props extends Omit<TextInputProps, 'format' | 'parse' | 'type' | 'validate'> {
  source: string;
  currency?: Currency;
  validate?: Validator | Validator[];
}

/** An amount as people type it, « 1 250,50 »; what reads in two ways is not sent. */
export function AmountInput({ currency = 'EUR', validate = [], ...props }: Props) {
  const rules = [(value: unknown) => faultOf(value), minValue(0), ...[validate].flat()];
  const { field } = useInput({ source: props.source, validate: rules });
  const [typed, setTyped] = useState('');
  return (
    <TextInput
      {...props}
      validate={rules}
      format={(value: unknown) => (read(typed, currency) === value ? typed : shown(value))}
      parse={(text: string) => {
        setTyped(text);
        return read(text, currency);
      }}
      onBlur={() => {
        setTyped(shown(field.value));
        field.onBlur();
      }}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
    />
  );
}

/** Major units, nothing, or what was typed where it is no amount. */
function read(typed: string, currency: Currency): number | string | null {
  if (typed.trim() === '') return null;
  const minor = toMinorUnits(typed, currency);
  return minor === null ? typed : toMajorUnits(minor, currency);
}

const shown = (value: unknown) =>
  typeof value === 'number' ? String(value).replace('.', ',') : typeof value === 'string' ? value : '';

function faultOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  return readAmount(value, 2).minor === null ? (amountFault(value) ?? undefined) : undefined;
}
