import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { PICKUP_SLOTS, TRANSACTION_LIMITS, type PickupAvailability } from '@livres/api/contract';
import { pickups as texts } from './pickups.fr';
import type { Plan, PlanFaults } from './plan';
import { againstWishes } from './wishes';

interface Props {
  plan: Plan;
  faults: PlanFaults;
  wishes: PickupAvailability;
  /** Names to choose from; another may be typed. */
  people: readonly string[];
  /** The first day that may be chosen. */
  today: string;
  onChange: (changes: Partial<Plan>) => void;
}

/** When something is fetched, by whom, and what they must know; what the donor did not wish is pointed out. */
export function SlotInputs({ plan, faults, wishes, people, today, onChange }: Props) {
  const { pickup_date, pickup_slot, assigned_to, notes } = plan;
  const warnings = pickup_date ? againstWishes(wishes, pickup_date, pickup_slot) : [];
  return (
    <Stack sx={{ gap: 1 }}>
      <TextField
        type="date"
        label={texts.day}
        value={pickup_date}
        onChange={({ target }) => onChange({ pickup_date: target.value })}
        error={Boolean(faults.pickup_date)}
        helperText={faults.pickup_date}
        slotProps={{ htmlInput: { min: today } }}
      />
      <TextField
        select
        label={texts.slot}
        value={pickup_slot ?? ''}
        onChange={({ target }) => onChange({ pickup_slot: target.value as Plan['pickup_slot'] })}
        error={Boolean(faults.pickup_slot)}
        helperText={faults.pickup_slot}
      >
        {PICKUP_SLOTS.map((slot) => (
          <MenuItem key={slot} value={slot}>
            {slot}
          </MenuItem>
        ))}
      </TextField>
      {warnings.length > 0 && (
        <Alert severity="warning">
          {warnings.map((warning) => (
            <div key={warning}>{warning}</div>
          ))}
        </Alert>
      )}
      <Autocomplete
        freeSolo
        options={[...people]}
        inputValue={assigned_to}
        onInputChange={(_event, value) => onChange({ assigned_to: value })}
        renderInput={(input) => (
          <TextField
            {...input}
            label={texts.who}
            error={Boolean(faults.assigned_to)}
            helperText={faults.assigned_to ?? texts.who_help}
          />
        )}
      />
      <TextField
        label={texts.notes}
        value={notes}
        onChange={({ target }) => onChange({ notes: target.value })}
        error={Boolean(faults.notes)}
        helperText={faults.notes ?? texts.notes_help}
        slotProps={{ htmlInput: { maxLength: TRANSACTION_LIMITS.note } }}
        multiline
        minRows={2}
      />
    </Stack>
  );
}
