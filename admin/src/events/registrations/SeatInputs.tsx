import { REGISTRATION_MESSAGES as MESSAGES } from '@livres/api/contract';
import { BooleanInput, required, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormRow } from '../../shared/layout/FormRow';
import { SEAT_CHOICES } from './registration-choices';
import { entry as texts } from './registration-entry.fr';
import { useChosenEvent } from './SeatsLeft';

/** How many seats, and on what terms. */
export function SeatInputs() {
  const event = useChosenEvent();
  const isWaiting = useWatch({ name: 'waiting_list' }) as boolean | undefined;
  const isBeyond = useWatch({ name: 'beyond_capacity' }) as boolean | undefined;
  const left = event?.available_seats ?? null;
  const enough = (seats: number) =>
    left !== null && left > 0 && seats > left && !isWaiting && !isBeyond ? texts.too_few(left) : undefined;
  return (
    <>
      <SelectInput
        source="seats"
        choices={SEAT_CHOICES}
        validate={[required(MESSAGES.seats), enough]}
        helperText={false}
      />
      <FormRow>
        <BooleanInput source="beyond_capacity" helperText={texts.beyond_help} disabled={isWaiting === true} />
        <BooleanInput source="waiting_list" helperText={texts.list_help} disabled={isBeyond === true} />
        <BooleanInput source="is_free" helperText={texts.free_help} />
      </FormRow>
    </>
  );
}
