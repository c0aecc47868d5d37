import RepeatIcon from '@mui/icons-material/EventRepeat';
import Button from '@mui/material/Button';
import { REPETITION_LABELS, type EventRecord, type Repetition } from '@livres/api/contract';
import { useState } from 'react';
import {
  maxValue,
  minValue,
  NumberInput,
  RadioButtonGroupInput,
  required,
  useNotify,
  useRecordContext,
} from 'react-admin';
import { useFormState } from 'react-hook-form';
import { ActionDialog } from '../../shared/actions/ActionDialog';
import { api } from '../../shared/api/api';
import { longDay } from '../../shared/format/calendar-days';
import { choicesOf } from '../../shared/format/choices';
import { mayDo } from '../../shared/rights/rights';
import { repetition as texts } from './codes/event-codes.fr';

const CHOICES = choicesOf(REPETITION_LABELS);
const MOST = 52;
const WEEKLY: Repetition = 'week';

/** Further dates of an event that has one, as drafts; waits until what is typed is saved. */
export function RepeatButton() {
  const event = useRecordContext<EventRecord>();
  const { isDirty } = useFormState();
  const [isAsking, setAsking] = useState(false);
  if (!event?.start_date || !mayDo('events', 'write')) return null;
  return (
    <>
      <Button
        startIcon={<RepeatIcon />}
        onClick={() => setAsking(true)}
        disabled={isDirty}
        sx={{ alignSelf: 'flex-start' }}
      >
        {texts.button}
      </Button>
      {isAsking && <RepeatDialog id={event.id} onClose={() => setAsking(false)} />}
    </>
  );
}

function RepeatDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const notify = useNotify();
  const send = async ({ every, times }: { every: Repetition; times: number }) => {
    const { ids, late_days } = await api.post(`/admin/events/${id}/repeat`, { every, times });
    notify(texts.done(ids.length, late_days.map(longDay)), {
      type: late_days.length > 0 ? 'warning' : 'success',
    });
  };
  return (
    <ActionDialog
      name={`event-repeat-${id}`}
      title={texts.title}
      help={texts.help}
      action={texts.action}
      done={texts.title}
      blank={{ every: WEEKLY, times: 1 }}
      onSend={send}
      onDone={onClose}
      onClose={onClose}
    >
      <RadioButtonGroupInput
        source="every"
        label={texts.every}
        choices={CHOICES}
        validate={required()}
        helperText={false}
      />
      <NumberInput
        source="times"
        label={texts.times}
        min={1}
        max={MOST}
        step={1}
        validate={[
          required(texts.times_wrong),
          minValue(1, texts.times_wrong),
          maxValue(MOST, texts.times_wrong),
        ]}
        helperText={false}
      />
    </ActionDialog>
  );
}
