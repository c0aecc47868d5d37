import type { PickupAvailability } from '@livres/api/contract';
import { useController } from 'react-hook-form';
import type { Plan, PlanFaults } from './plan/plan';
import { SlotInputs } from './plan/SlotInputs';

interface Props {
  wishes: PickupAvailability;
  people: readonly string[];
  today: string;
}

/** The day, the slot, who goes and notes, as fields of the form around them. */
export function PlanFields({ wishes, people, today }: Props) {
  const date = useController<Plan, 'pickup_date'>({ name: 'pickup_date' });
  const slot = useController<Plan, 'pickup_slot'>({ name: 'pickup_slot' });
  const who = useController<Plan, 'assigned_to'>({ name: 'assigned_to' });
  const notes = useController<Plan, 'notes'>({ name: 'notes' });
  const plan: Plan = {
    pickup_date: date.field.value,
    pickup_slot: slot.field.value,
    assigned_to: who.field.value,
    notes: notes.field.value,
  };
  const faults: PlanFaults = {
    ...faultOf('pickup_date', date),
    ...faultOf('pickup_slot', slot),
    ...faultOf('assigned_to', who),
    ...faultOf('notes', notes),
  };
  const change = (changes: Partial<Plan>) => {
    if (changes.pickup_date !== undefined) date.field.onChange(changes.pickup_date);
    if (changes.pickup_slot !== undefined) slot.field.onChange(changes.pickup_slot);
    if (changes.assigned_to !== undefined && changes.assigned_to !== plan.assigned_to)
      who.field.onChange(changes.assigned_to);
    if (changes.notes !== undefined) notes.field.onChange(changes.notes);
  };
  return (
    <SlotInputs plan={plan} faults={faults} wishes={wishes} people={people} today={today} onChange={change} />
  );
}

interface Controlled {
  fieldState: { error?: { message?: string | undefined } | undefined };
}

function faultOf(field: keyof Plan, { fieldState: { error } }: Controlled): PlanFaults {
  return error?.message ? { [field]: error.message } : {};
}
