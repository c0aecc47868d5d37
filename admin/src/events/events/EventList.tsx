import {
  AutocompleteArrayInput,
  BooleanInput,
  ReferenceArrayInput,
  SelectInput,
  TextInput,
  type SortPayload,
} from 'react-admin';
import { ContentCards } from '../../shared/records/ContentCards';
import { ContentList } from '../../shared/records/ContentList';
import { STATUS_CHOICES, TIME_CHOICES, TYPE_CHOICES } from './event-choices';
import { eventKind } from './event-kind';
import { event as texts } from './event.fr';
import { EventCard } from './EventCard';
import { EventTable } from './EventTable';

const shownEmpty = { select: { displayEmpty: true } };
const filters = [
  <SelectInput
    key="time"
    source="time"
    choices={TIME_CHOICES}
    alwaysOn
    emptyText={texts.list.all}
    slotProps={shownEmpty}
  />,
  <SelectInput key="status" source="status" choices={STATUS_CHOICES} />,
  <SelectInput key="event_type" source="event_type" choices={TYPE_CHOICES} />,
  <TextInput key="city" source="city" />,
  <ReferenceArrayInput key="tag_ids" source="tag_ids" reference="tags">
    <AutocompleteArrayInput optionText="name" />
  </ReferenceArrayInput>,
  <BooleanInput key="is_online" source="is_online" defaultValue />,
  <BooleanInput key="is_free" source="is_free" defaultValue />,
  <BooleanInput key="requires_registration" source="requires_registration" defaultValue />,
  <BooleanInput key="featured" source="featured" defaultValue />,
];

/** As in a diary: the furthest to come first. */
const BY_DATE: SortPayload = { field: 'start_date', order: 'DESC' };

export default function EventList() {
  const cards = (
    <ContentCards>
      <EventCard />
    </ContentCards>
  );
  return (
    <ContentList kind={eventKind} filters={filters} sort={BY_DATE} table={<EventTable />} cards={cards} />
  );
}
