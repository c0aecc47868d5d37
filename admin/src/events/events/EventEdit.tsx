import { EVENT_ONCE } from '@livres/api/contract';
import { useFormState } from 'react-hook-form';
import { ContentEdit } from '../../shared/records/ContentEdit';
import { DuplicateButton } from '../../shared/records/DuplicateButton';
import { CancellationPanel } from './CancellationPanel';
import { CodesPanel } from './codes/CodesPanel';
import { event as texts } from './event.fr';
import { eventKind } from './event-kind';
import { EventInputs } from './EventInputs';
import { InterestPanel } from './InterestPanel';
import { RegistrationsPanel } from './RegistrationsPanel';
import { RepeatButton } from './RepeatButton';
import { SeriesButton } from './series/SeriesButton';

export default function EventEdit({ id }: { id?: number }) {
  const aside = (
    <>
      <CancellationPanel />
      <RegistrationsPanel />
      <CodesOfForm />
      <InterestPanel />
    </>
  );
  const publication = (
    <>
      <DuplicateButton notCopied={EVENT_ONCE} done={texts.done.duplicated} />
      <RepeatButton />
      <SeriesButton />
    </>
  );
  return (
    <ContentEdit kind={eventKind} id={id} publication={publication} aside={aside}>
      <EventInputs />
    </ContentEdit>
  );
}

function CodesOfForm() {
  const { isDirty } = useFormState();
  return <CodesPanel disabled={isDirty} />;
}
