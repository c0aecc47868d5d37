import { EVENT_MESSAGES, type EventRecord } from '@livres/api/contract';
import { FormRow } from '../../shared/layout/FormRow';
import { Panel } from '../../shared/layout/Panel';
import { ParisMomentInput } from '../../shared/layout/ParisMomentInput';
import { event as texts } from './event.fr';

const inOrder = (end: string | null, { start_date }: Partial<EventRecord>) => {
  if (!end) return undefined;
  if (!start_date) return EVENT_MESSAGES.start_required;
  return Date.parse(end) <= Date.parse(start_date) ? EVENT_MESSAGES.dates_order : undefined;
};

export function EventWhenInputs() {
  return (
    <Panel {...texts.sections.practical}>
      <FormRow>
        <ParisMomentInput source="start_date" />
        <ParisMomentInput source="end_date" validate={inOrder} />
      </FormRow>
    </Panel>
  );
}
