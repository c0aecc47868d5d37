import { TextInput, type TextInputProps } from 'react-admin';
import { instantOfParis, parisMoment } from '../format/paris-moment';

/** A day and an hour on the wall clock of Paris, whatever the browser's zone. */
export function ParisMomentInput(props: Omit<TextInputProps, 'type' | 'format' | 'parse'>) {
  return <TextInput {...props} type="datetime-local" format={parisMoment} parse={instantOfParis} />;
}
