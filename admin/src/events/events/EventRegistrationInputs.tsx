import { EVENT_MESSAGES, type EventRecord } from '@livres/api/contract';
import { BooleanInput, maxValue, minValue, NumberInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ParisMomentInput } from '../../shared/layout/ParisMomentInput';
import { FormRow } from '../../shared/layout/FormRow';
import { Panel } from '../../shared/layout/Panel';
import { EventQuestionInputs } from './EventQuestionInputs';
import { EventRefundInputs } from './EventRefundInputs';
import { event as texts } from './event.fr';
import { eventRegistrations } from './event-registrations.fr';

const { help, sections } = texts;
const { share } = eventRegistrations.unverified;
const afterOpening = (closes: string | null, { registration_opens_at: opens }: Partial<EventRecord>) =>
  closes && opens && Date.parse(closes) <= Date.parse(opens) ? EVENT_MESSAGES.registration_order : undefined;
const withinSeats = (people: number, { max_participants: most }: Partial<EventRecord>) =>
  most && people > most ? EVENT_MESSAGES.capacity : undefined;

export function EventRegistrationInputs() {
  const isAsked = useWatch({ name: 'requires_registration' }) as boolean | undefined;
  return (
    <>
      <Panel {...sections.registration}>
        <BooleanInput source="requires_registration" helperText={false} />
        {isAsked && <Terms />}
      </Panel>
      {isAsked && <EventRefundInputs />}
      {isAsked && <EventQuestionInputs />}
    </>
  );
}

/** When one may register, for how many seats, and what else is offered. */
function Terms() {
  const hasLimit = useWatch({ name: 'max_participants' }) as number | null | undefined;
  return (
    <>
      <FormRow>
        <ParisMomentInput source="registration_opens_at" helperText={help.registration_opens_at} />
        <ParisMomentInput
          source="registration_closes_at"
          validate={afterOpening}
          helperText={help.registration_closes_at}
        />
      </FormRow>
      <FormRow>
        <NumberInput
          source="max_participants"
          min={1}
          step={1}
          validate={minValue(1)}
          helperText={help.max_participants}
        />
        <NumberInput
          source="offline_participants"
          min={0}
          step={1}
          validate={[minValue(0), withinSeats]}
          helperText={help.offline_participants}
        />
      </FormRow>
      <FormRow>
        <BooleanInput source="waiting_list" helperText={help.waiting_list} />
        {hasLimit && (
          <NumberInput
            source="unverified_percentage"
            min={1}
            max={100}
            step={1}
            validate={[required(share), minValue(1, share), maxValue(100, share)]}
            helperText={help.unverified_percentage}
          />
        )}
      </FormRow>
      <FormRow>
        <BooleanInput source="accepts_donations" helperText={help.accepts_donations} />
        <BooleanInput source="gives_certificates" helperText={help.gives_certificates} />
      </FormRow>
    </>
  );
}
