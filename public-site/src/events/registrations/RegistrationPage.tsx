import {
  REGISTRATION_STATE_LABELS,
  registrationState,
  toMajorUnits,
  type PublicEvent,
} from '@livres/api/contract';
import { formatAmount } from '../../shared/format/euros';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { formatCount } from '../../shared/format/numbers';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { EmptyState } from '../../shared/ui/StateMessage';
import { usePageContext } from '../../shared/ui/PageContextProvider';
import { placeName } from '../shared/event-place.content';
import { eventWhen } from '../shared/event-when';
import { seatPrice } from './registration-cost';
import { registrationFormContent as content } from './registration-form.content';
import { RegistrationSection } from './RegistrationSection';
import styles from './RegistrationPage.module.css';
import type { RegistrationAnswer } from './send-registration';

interface RegistrationPageProps {
  event: PublicEvent;
  formKey: string;
  posted: RegistrationAnswer | undefined;
}

/** The form alone, for who has read about the event already. */
export function RegistrationPage({ event, formKey, posted }: RegistrationPageProps) {
  const { now } = usePageContext();
  const state = event.status === 'cancelled' ? 'closed' : registrationState(event, now);
  const isShown = state === 'open' || state === 'full';
  const title = withFrenchSpaces(event.title);
  return (
    <Container narrow>
      <PageHead
        title={title}
        current={content.title}
        lead={[eventWhen(event), withFrenchSpaces(placeName(event))].filter(Boolean).join('. ')}
        trail={[
          { label: content.events, to: paths.events() },
          { label: title, to: paths.event(event.slug) },
        ]}
      >
        {isShown && <p className={styles.facts}>{factsOf(event, now).join(' · ')}</p>}
      </PageHead>
      {isShown ? (
        <div data-giving="">
          <RegistrationSection event={event} formKey={formKey} posted={posted} />
        </div>
      ) : (
        <EmptyState title={REGISTRATION_STATE_LABELS[state]} text={content.closedText}>
          <LinkButton look="main" to={paths.event(event.slug)}>
            {content.back}
          </LinkButton>
        </EmptyState>
      )}
    </Container>
  );
}

function factsOf(event: PublicEvent, now: Date): string[] {
  const { available_seats: left, currency } = event;
  const price = seatPrice(event, now);
  return [
    price > 0 ? content.perSeat(formatAmount(toMajorUnits(price, currency), currency)) : content.total.free,
    ...(left !== null && left > 0 ? [content.left(formatCount(left, 'place', 'places'), left)] : []),
    ...(left === 0 ? [content.full] : []),
  ];
}
