import { ContentEdit } from '../shared/publishing/ContentEdit';
import { CancellationPanel } from './CancellationPanel';
import { DuplicateButton } from './DuplicateButton';
import { eventKind } from './event-kind';
import { EventInputs } from './EventInputs';
import { InterestPanel } from './InterestPanel';

export default function EventEdit({ id }: { id?: number }) {
  const aside = (
    <>
      <CancellationPanel />
      <InterestPanel />
    </>
  );
  return (
    <ContentEdit kind={eventKind} id={id} publication={<DuplicateButton />} aside={aside}>
      <EventInputs />
    </ContentEdit>
  );
}
