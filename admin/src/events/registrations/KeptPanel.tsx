import { DetailList } from '../../shared/layout/DetailList';
import { Panel } from '../../shared/layout/Panel';
import { keptFacts } from './kept-facts';
import type { RegistrationProps } from './PersonPanel';
import { texts } from './registration.fr';

/** What remains of a registration, and until when. */
export function KeptPanel({ registration }: RegistrationProps) {
  return (
    <Panel title={texts.kept.title}>
      <DetailList facts={keptFacts(registration, new Date())} />
    </Panel>
  );
}
