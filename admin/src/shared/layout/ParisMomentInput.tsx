import { TextInput, type TextInputProps } from 'react-admin';
import { instantOfParis, isSkippedInParis, parisMoment } from '../format/paris-moment';
import { moments } from './moment.fr';

/** A day and an hour on the clock of Paris, wherever the browser is. */
export function ParisMomentInput({
  validate = [],
  ...props
}: Omit<TextInputProps, 'type' | 'format' | 'parse'>) {
  return (
    <TextInput
      type="datetime-local"
      format={shown}
      parse={instantOrTyped}
      validate={[existing, ...[validate].flat()]}
      helperText={false}
      {...props}
    />
  );
}

/** What is no moment yet stays as it was typed. */
const shown = (value: string | null) => (value && isWallClock(value) ? value : parisMoment(value));
const instantOrTyped = (typed: string) => instantOfParis(typed) ?? (typed === '' ? null : typed);
const isWallClock = (value: string) => !value.endsWith('Z');
const existing = (value: string | null) =>
  value && isWallClock(value) && isSkippedInParis(value) ? moments.skipped_hour : undefined;
