import { EVENT_ONCE } from '@livres/api/contract';
import { ContentEdit } from '../../shared/records/ContentEdit';
import { DuplicateButton } from '../../shared/records/DuplicateButton';
import { CancellationPanel } from './CancellationPanel';
import { event as texts } from './event.fr';
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
    <ContentEdit
      kind={eventKind}
      id={id}
      publication={<DuplicateButton notCopied={EVENT_ONCE} done={texts.done.duplicated} />}
      aside={aside}
    >
      <EventInputs />
    </ContentEdit>
  );
}
