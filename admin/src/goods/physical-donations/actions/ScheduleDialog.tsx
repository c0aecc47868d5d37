import Typography from '@mui/material/Typography';
import type { PickupTransaction } from '@livres/api/contract';
import { useNotify } from 'react-admin';
import { api } from '../../../shared/api/api';
import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { planIn, usePickupAssignees } from '../../shared/plan-values';
import { PlanFields } from '../../shared/PlanFields';
import { addDays, dayInParis } from '../../../shared/format/calendar-days';
import { pickups } from '../../shared/plan/pickups.fr';
import { planFaults, planOf, toSchedule, type Plan } from '../../shared/plan/plan';
import { nextWishedDay } from '../../shared/plan/wishes';
import { texts } from '../physical-donation.fr';

const PATHS = { schedule: 'schedule_pickup', reschedule: 'reschedule_pickup' } as const;

interface Props {
  act: keyof typeof PATHS;
  transaction: PickupTransaction;
  onClose: () => void;
}

/** Chooses the day, the slot and who goes, or moves them: the donor is notified. */
export function ScheduleDialog({ act, transaction, onClose }: Props) {
  const notify = useNotify();
  const words = texts.acts[act];
  const today = dayInParis(Date.now());
  const { id, version: seen, pickup_availability: wishes } = transaction;
  const people = usePickupAssignees();
  return (
    <ActionDialog
      name={`${act}-${id}`}
      title={words.title}
      help={words.help}
      action={words.action}
      done={words.done}
      blank={{ ...planOf(transaction, act === 'schedule' ? suggestion(transaction, today) : {}) }}
      check={(values) => ({ ...planFaults(planIn(values), today) })}
      onSend={(values, version = seen) =>
        api.post(`/admin/donation-transactions/${id}/${PATHS[act]}`, {
          ...toSchedule(planIn(values)),
          version,
        })
      }
      onDone={() => {
        notify(words.done, { type: 'success' });
        onClose();
      }}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ mb: 1.5 }}>
        <strong>{pickups.wishes_label}&nbsp;:</strong>{' '}
        {pickups.wishes(wishes.preferred_days, wishes.time_slots)}
      </Typography>
      <PlanFields wishes={wishes} people={people} today={today} />
    </ActionDialog>
  );
}

/** The first day from tomorrow that suits the donor, at the slot that they named first. */
function suggestion({ pickup_availability: wishes }: PickupTransaction, today: string): Partial<Plan> {
  const [pickup_slot = null] = wishes.time_slots;
  return { pickup_date: nextWishedDay(wishes, addDays(today, 1)), pickup_slot, notes: '' };
}
