import DatesIcon from '@mui/icons-material/EditCalendar';
import Button from '@mui/material/Button';
import { SERIES_SCOPE_LABELS, type EventRecord } from '@livres/api/contract';
import { useState } from 'react';
import { BooleanInput, RadioButtonGroupInput, TextInput, useNotify, useRecordContext } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { api } from '../../../shared/api/api';
import { choicesOf } from '../../../shared/format/choices';
import { FormRow } from '../../../shared/layout/FormRow';
import { mayDo } from '../../../shared/rights/rights';
import { AddressInputs, OnlineInputs } from '../EventPlaceInputs';
import { series as texts } from './event-series.fr';
import { blankChange, changeFaults, seriesChange } from './series-change';
import { SeriesDates } from './SeriesDates';

const CHOICES = choicesOf(SERIES_SCOPE_LABELS);

/** Hour or place of several dates that were made from one event; waits until what is typed is saved. */
export function SeriesButton() {
  const event = useRecordContext<EventRecord>();
  const { isDirty } = useFormState();
  const [isAsking, setAsking] = useState(false);
  if (!event?.series_id || !event.start_date || !mayDo('events', 'write')) return null;
  return (
    <>
      <Button
        startIcon={<DatesIcon />}
        onClick={() => setAsking(true)}
        disabled={isDirty}
        sx={{ alignSelf: 'flex-start' }}
      >
        {texts.button}
      </Button>
      {isAsking && <SeriesDialog event={event} onClose={() => setAsking(false)} />}
    </>
  );
}

function SeriesDialog({ event, onClose }: { event: EventRecord; onClose: () => void }) {
  const notify = useNotify();
  const { id, version: seen } = event;
  return (
    <ActionDialog
      name={`event-series-${id}`}
      title={texts.title}
      help={texts.help}
      action={texts.action}
      done={texts.title}
      blank={blankChange(event)}
      check={changeFaults}
      onSend={async (typed, version = seen) => {
        const asked = seriesChange(typed, version);
        const { changed_ids, left_ids } = await api.post(`/admin/events/${id}/series`, asked);
        notify(texts.done(changed_ids.length, left_ids.length), { type: 'success' });
      }}
      onDone={onClose}
      onClose={onClose}
    >
      <RadioButtonGroupInput
        source="scope"
        label={texts.scope}
        choices={CHOICES}
        row={false}
        helperText={false}
      />
      <BooleanInput source="hours" label={texts.hours} helperText={false} />
      <HourInputs />
      <BooleanInput source="place" label={texts.place} helperText={false} />
      <PlaceInputs />
      <SeriesDates event={event} />
    </ActionDialog>
  );
}

function HourInputs() {
  if (!useWatch({ name: 'hours' })) return null;
  return (
    <FormRow>
      <TextInput source="start_time" label={texts.start} type="time" helperText={false} />
      <TextInput source="end_time" label={texts.end} type="time" helperText={texts.end_help} />
    </FormRow>
  );
}

function PlaceInputs() {
  if (!useWatch({ name: 'place' })) return null;
  return (
    <>
      <AddressInputs />
      <OnlineInputs />
    </>
  );
}
