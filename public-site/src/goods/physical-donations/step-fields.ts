import type { Faults } from './physical-donation-faults';
import { textOf, type FormValues } from './physical-donation-fields';

/** What a step knows of its fields: what stands in them at first, and what is to be corrected. */
export interface StepFields {
  values: FormValues;
  errors: Faults;
}

/** What a field to type in is given. */
export function typed({ values, errors }: StepFields, name: string) {
  return { name, defaultValue: textOf(values, name), error: errors[name] };
}

/** What a group of choices is given. */
export function chosen({ values, errors }: StepFields, name: string) {
  return { name, chosen: values[name] ?? [], error: errors[name] };
}
