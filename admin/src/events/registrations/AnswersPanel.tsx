import type { EventRegistrationRecord } from '@livres/api/contract';
import { DetailList } from '../../shared/layout/DetailList';
import { Panel } from '../../shared/layout/Panel';
import { texts } from './registration.fr';

/** What was answered to the organiser's questions; nothing where nothing was. */
export function AnswersPanel({ registration: { answers } }: { registration: EventRegistrationRecord }) {
  const given = (answers ?? []).filter(({ answer }) => answer !== '');
  if (given.length === 0) return null;
  return (
    <Panel title={texts.show.answers}>
      <DetailList facts={given.map(({ label, answer }) => [label, answer])} />
    </Panel>
  );
}
