import { ContentEdit } from '../../shared/records/ContentEdit';
import { DuplicateButton } from '../../shared/records/DuplicateButton';
import { CancellationPanel } from './CancellationPanel';
import { event as texts } from './event.fr';
import { eventKind } from './event-kind';
import { EventInputs } from './EventInputs';
import { InterestPanel } from './InterestPanel';

/** What belongs to that one time: a copy is for another. */
const NOT_COPIED = {
  slug: '',
  start_date: null,
  end_date: null,
  early_bird_deadline: null,
  registration_opens_at: null,
  registration_closes_at: null,
  offline_participants: 0,
  recording_url: '',
  featured: false,
};

export default function EventEdit({ id }: { id?: number }) {
  const aside = (
    <>
      <CancellationPanel />
      <InterestPanel />
    </>
  );
  return (
    <ContentEdit
      kind={eventKind}
      id={id}
      publication={<DuplicateButton notCopied={NOT_COPIED} done={texts.done.duplicated} />}
      aside={aside}
    >
      <EventInputs />
    </ContentEdit>
  );
}
