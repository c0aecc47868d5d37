import { FormOutcome } from '../../shared/ui/FormOutcome';
import type { FullEvent } from './full-event';
import { registrationFormContent as content } from './registration-form.content';

interface FullEventNewsProps {
  full: FullEvent | null;
  /** What the api said of the form, where no field is to blame. */
  failure: string | null;
}

/** Why the form was not taken; where the seats are gone, how many wait for one. */
export function FullEventNews({ full, failure }: FullEventNewsProps) {
  if (!failure) return null;
  return (
    <FormOutcome isDone={false}>
      <strong>{failure}</strong>
      {full?.waiting_list_open && <p>{content.waiting(full.waiting_count)}</p>}
    </FormOutcome>
  );
}
