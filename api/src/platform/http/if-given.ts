import { ValidateIf } from 'class-validator';

/** Lets a field be left out; unlike `IsOptional`, not be null. */
export function IfGiven() {
  return ValidateIf((_, value: unknown) => value !== undefined);
}
