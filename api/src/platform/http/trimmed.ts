import { Transform } from 'class-transformer';

/** Takes the spaces off both ends of a text before it is checked. */
export const Trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));
