import { ContentCreate } from '../../shared/records/ContentCreate';
import { eventKind } from './event-kind';
import { EventInputs } from './EventInputs';

export default function EventCreate() {
  return (
    <ContentCreate kind={eventKind}>
      <EventInputs />
    </ContentCreate>
  );
}
