import PlanIcon from '@mui/icons-material/EventOutlined';
import Alert from '@mui/material/Alert';
import { transactionMayBecome, type PickupTransaction } from '@livres/api/contract';
import { useState } from 'react';
import { Button, useListContext, useNotify } from 'react-admin';
import { api } from '../../shared/api/api';
import { ActionDialog } from '../../shared/actions/ActionDialog';
import { planIn, usePickupAssignees } from '../shared/plan-values';
import { PlanFields } from '../shared/PlanFields';
import { dayInParis } from '../../shared/format/calendar-days';
import { planFaults, toSchedule } from '../shared/plan/plan';
import { sharedWishes } from './shared-wishes';
import { texts } from './transaction.fr';

const { plan_together: words } = texts;
const BLANK = { pickup_date: '', pickup_slot: null, assigned_to: '', notes: '' };

/** The same day, slot and person for all ticked donations that wait for a day: a round is born so. */
export function PlanTogether() {
  const { data = [], selectedIds } = useListContext<PickupTransaction>();
  const [isOpen, setOpen] = useState(false);
  const ticked = data.filter(({ id }) => selectedIds.includes(id));
  const plannable = ticked.filter(({ status }) => transactionMayBecome(status, 'pickup_scheduled'));
  return (
    <>
      <Button label={words.button} onClick={() => setOpen(true)} disabled={plannable.length === 0 && !isOpen}>
        <PlanIcon />
      </Button>
      {isOpen && (
        <PlanDialog
          plannable={plannable}
          skipped={ticked.length - plannable.length}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface DialogProps {
  plannable: PickupTransaction[];
  skipped: number;
  onClose: () => void;
}

function PlanDialog({ plannable, skipped, onClose }: DialogProps) {
  // The list may be read anew while they are planned one by one: those that were ticked stay the ones asked for.
  const [asked] = useState(() => plannable.map((one) => ({ ...one, isPlanned: false })));
  const [left] = useState(skipped);
  const { onUnselectItems } = useListContext();
  const people = usePickupAssignees();
  const notify = useNotify();
  const today = dayInParis(Date.now());

  async function planAll(values: Record<string, unknown>): Promise<void> {
    const plan = toSchedule(planIn(values));
    for (const one of asked.filter(({ isPlanned }) => !isPlanned)) {
      const { id, version, reference } = one;
      const sent = api.post(`/admin/donation-transactions/${id}/schedule_pickup`, { ...plan, version });
      await sent.catch((error: Error) => {
        const done = asked.filter(({ isPlanned }) => isPlanned).length;
        throw new Error(words.stopped(done, reference, error.message), { cause: error });
      });
      one.isPlanned = true;
    }
  }
  return (
    <ActionDialog
      name="plan-together"
      title={words.title(asked.length)}
      help={words.help}
      action={words.action}
      done={words.done(asked.length)}
      blank={BLANK}
      check={(values) => ({ ...planFaults(planIn(values), today) })}
      onSend={planAll}
      onDone={() => {
        notify(words.done(asked.length), { type: 'success' });
        onUnselectItems();
        onClose();
      }}
      onClose={onClose}
    >
      {left > 0 && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {words.skipped(left)}
        </Alert>
      )}
      <PlanFields
        wishes={sharedWishes(asked.map((one) => one.pickup_availability))}
        people={people}
        today={today}
      />
    </ActionDialog>
  );
}
