import { ValidateIf } from 'class-validator';

/** Lets a field be left out; unlike `IsOptional`, not be null. */
export function IfGiven() {
  return ValidateIf((_, value: unknown) => value !== undefined);
}

/** Lets a field be left out or emptied with null; an empty text is checked like any other. */
export function UnlessNull() {
  return ValidateIf((_, value: unknown) => value !== undefined && value !== null);
}
