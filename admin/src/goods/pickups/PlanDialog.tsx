import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ApiError } from '@livres/api/client';
import type { PickupTransaction } from '@livres/api/contract';
import { useId, useState, type FormEvent } from 'react';
import { planFaults, planOf, type Plan, type PlanFaults } from '../shared/plan/plan';
import { pickups } from '../shared/plan/pickups.fr';
import { SlotInputs } from '../shared/plan/SlotInputs';
import { texts } from './pickup.fr';
import { wishesOf } from '../shared/plan/wishes';

export interface AskedPlan {
  pickup: PickupTransaction;
  /** Where it was dropped, or what was typed before a refusal. */
  chosen?: Partial<Plan>;
  /** Why the server refused it the time before. */
  refusal?: Error;
  title?: string;
}

interface Props extends AskedPlan {
  people: readonly string[];
  today: string;
  onConfirm: (plan: Plan) => void;
  onClose: () => void;
}

/** When, by whom, and that the donor is written to: nothing changes before this is confirmed. */
export function PlanDialog({ pickup, chosen, refusal, title, people, today, onConfirm, onClose }: Props) {
  const isNew = pickup.status === 'contacted';
  const [plan, setPlan] = useState(() => planOf(pickup, chosen));
  const [faults, setFaults] = useState<PlanFaults>(() => refusedFields(refusal));
  const titleId = useId();
  const isUnchanged = !isNew && JSON.stringify(plan) === JSON.stringify(planOf(pickup));
  const change = (changes: Partial<Plan>) => {
    setPlan((before) => ({ ...before, ...changes }));
    const corrected = Object.fromEntries(Object.keys(changes).map((field) => [field, undefined]));
    setFaults((before) => ({ ...before, ...corrected }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = planFaults(plan, today);
    setFaults(found);
    if (Object.keys(found).length === 0 && !isUnchanged) onConfirm(plan);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{title ?? (isNew ? texts.dialog_plan : texts.dialog_move)}</DialogTitle>
      <form noValidate onSubmit={submit}>
        <DialogContent>
          <Stack sx={{ gap: 1.5 }}>
            <div>
              <Typography sx={{ fontWeight: 650 }}>{texts.name(pickup)}</Typography>
              <Typography variant="body2" color="textSecondary">
                {pickups.wishes_label}
                {'\u00a0: '}
                {wishesOf(pickup)}
              </Typography>
            </div>
            {refusal && (
              <Alert severity="error">
                {refusal.message} {texts.refused}
              </Alert>
            )}
            <SlotInputs
              plan={plan}
              faults={faults}
              wishes={pickup.pickup_availability}
              people={people}
              today={today}
              onChange={change}
            />
            <Alert severity="info">
              {isUnchanged ? texts.unchanged : isNew ? texts.letter_plan : texts.letter_move}
            </Alert>
          </Stack>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="contained" disabled={isUnchanged}>
            {isNew ? texts.confirm_plan : texts.confirm_move}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function refusedFields(refusal: Error | undefined): PlanFaults {
  return refusal instanceof ApiError ? (refusal.body.errors ?? {}) : {};
}
