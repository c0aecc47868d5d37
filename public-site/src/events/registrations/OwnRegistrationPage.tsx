import type { RegistrationView } from '@livres/api/contract';
import type { ReactNode } from 'react';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { ErrorState } from '../../shared/ui/StateMessage';
import { UnknownLink } from '../../shared/ui/UnknownLink';
import { CancellationPart } from './CancellationPart';
import { ChangeForm } from './ChangeForm';
import { ChangesPart } from './ChangesPart';
import type { RegistrationChange } from './change-registration';
import { DateChangePart } from './DateChangePart';
import { OldRegistrationLink } from './OldRegistrationLink';
import { ownRegistrationContent as content } from './own-registration.content';
import styles from './OwnRegistration.module.css';
import type { ChooseMethod } from './PayForm';
import type { RegistrationRead } from './read-registration';
import { RegistrationFacts } from './RegistrationFacts';
import { RegistrationStep } from './RegistrationStep';
import { TicketsPart } from './TicketsPart';

interface OwnRegistrationPageProps {
  token: string;
  read: RegistrationRead;
  posted: RegistrationChange | undefined;
  /** How to make a bank transfer, where one is awaited. */
  transfer: ReactNode;
  chooseMethod: ChooseMethod;
}

/** Where a registration stands and what to do next, for whoever has its private link. */
export function OwnRegistrationPage({
  token,
  read,
  posted,
  transfer,
  chooseMethod,
}: OwnRegistrationPageProps) {
  const { registration, missing, tickets } = read;
  if (missing === 'link_old') return <OldRegistrationLink posted={posted} />;
  if (!registration) return <NoRegistration isUnread={missing === 'failed'} />;
  const { event, status } = registration;
  return (
    <Container narrow>
      <PageHead
        title={withFrenchSpaces(event.title)}
        current={content.title}
        lead={content.lead(registration)}
      />
      <div className={styles.page} data-giving="">
        {event.is_cancelled && <EventCancelled event={event} />}
        <RegistrationStep
          read={read}
          registration={registration}
          posted={posted}
          transfer={transfer}
          chooseMethod={chooseMethod}
        />
        <DateChangePart registration={registration} posted={posted} />
        {status === 'confirmed' && !event.is_cancelled && (
          <TicketsPart token={token} registration={registration} tickets={tickets} posted={posted} />
        )}
        <RegistrationFacts registration={registration} />
        {registration.may_change && <ChangesPart registration={registration} posted={posted} />}
        {registration.may_cancel && <CancellationPart registration={registration} posted={posted} />}
        {registration.may_ask_again && (
          <ChangeForm
            act="again"
            label={content.askAgain}
            submit={content.askAgainFor(registration.seats)}
            posted={posted}
          />
        )}
        <div className={styles.links}>
          {isOver(registration) && !registration.may_ask_again && (
            <LinkButton look="main" to={paths.eventRegistration(event.slug)}>
              {content.again}
            </LinkButton>
          )}
          <LinkButton to={paths.event(event.slug)}>{content.toEvent}</LinkButton>
        </div>
        <p className={styles.soft}>{content.secret}</p>
      </div>
    </Container>
  );
}

/** Given up or lapsed, of an event that one may still come to. */
function isOver({ status, event }: RegistrationView): boolean {
  return ['cancelled', 'expired', 'refunded'].includes(status) && !event.is_past && !event.is_cancelled;
}

function EventCancelled({ event: { cancellation_reason: reason } }: Pick<RegistrationView, 'event'>) {
  return (
    <div className={styles.alert} role="note">
      <strong>{content.eventCancelled}</strong>
      {reason && <p>{withFrenchSpaces(reason)}</p>}
    </div>
  );
}

function NoRegistration({ isUnread }: { isUnread: boolean }) {
  if (!isUnread) return <UnknownLink texts={content.missing} />;
  return (
    <Container narrow>
      <ErrorState {...content.unread} heading="h1" onRetry={() => location.reload()} />
    </Container>
  );
}
