import type { EventRecord } from '@livres/api/contract';
import { AutocompleteInput, ReferenceInput, required } from 'react-admin';
import { momentOf } from './registration-labels';

const named = ({ title, start_date }: EventRecord) => `${title} (${momentOf(start_date)})`;

/** An event that is not over, by its title; `missing` is said where none is chosen. */
export function EventInput({ label, missing }: { label: string; missing?: string }) {
  return (
    <ReferenceInput
      source="event_id"
      reference="events"
      filter={{ shelf: 'live', time: 'current' }}
      sort={{ field: 'start_date', order: 'ASC' }}
    >
      <AutocompleteInput
        label={label}
        optionText={named}
        filterToQuery={(q: string) => ({ q })}
        helperText={false}
        {...(missing && { validate: required(missing) })}
      />
    </ReferenceInput>
  );
}
