import type { GuestTicket } from '@livres/api/contract';
import { Download } from 'lucide-react';
import { formatHour } from '../../shared/format/dates';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { Detail, DetailList } from '../../shared/ui/DetailList';
import { PageHead } from '../../shared/ui/PageHead';
import { ErrorState } from '../../shared/ui/StateMessage';
import { UnknownLink } from '../../shared/ui/UnknownLink';
import { placeName } from '../shared/event-place.content';
import { eventWhen } from '../shared/event-when';
import { guestTicketContent as content } from './guest-ticket.content';
import { ownRegistrationContent } from './own-registration.content';
import styles from './OwnRegistration.module.css';
import type { GuestTicketRead } from './read-guest-ticket';

/** One ticket, for the guest whose it is: what opens the door, when and where. */
export function GuestTicketPage({ code, read }: { code: string; read: GuestTicketRead }) {
  const { ticket, isMissing } = read;
  if (!ticket && isMissing) return <UnknownLink texts={content.missing} />;
  if (!ticket)
    return (
      <Container narrow>
        <ErrorState {...content.unread} heading="h1" onRetry={() => location.reload()} />
      </Container>
    );
  const { event } = ticket;
  const isGood = ticket.qr_svg !== null && !event.is_cancelled;
  return (
    <Container narrow>
      <PageHead
        title={withFrenchSpaces(event.title)}
        current={content.title}
        lead={isGood ? content.good : whyNot(ticket)}
      />
      <div className={styles.page}>
        <Opening code={code} ticket={ticket} />
        <DetailList>
          <Detail name={ownRegistrationContent.when}>
            {event.start_date ? eventWhen(event) : ownRegistrationContent.dateToCome}
          </Detail>
          <Detail name={ownRegistrationContent.where}>
            {[withFrenchSpaces(placeName(event)), event.address].filter(Boolean).join(', ')}
          </Detail>
        </DetailList>
        <div className={styles.links}>
          {event.online_url && isGood && !event.is_past && (
            <LinkButton look="main" to={event.online_url} rel="noopener">
              {ownRegistrationContent.online.join}
            </LinkButton>
          )}
          <LinkButton to={paths.event(event.slug)}>{ownRegistrationContent.toEvent}</LinkButton>
        </div>
      </div>
    </Container>
  );
}

/** What opens the door; or why it opens none any more. */
function Opening({ code, ticket }: { code: string; ticket: GuestTicket }) {
  const { event, guest_name, qr_svg, checked_in_at } = ticket;
  if (event.is_cancelled) return null;
  if (!qr_svg)
    return (
      <div className={styles.alert} role="note">
        <p>{content.ask}</p>
      </div>
    );
  return (
    <>
      <div className={styles.ticket}>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(qr_svg)}`}
          alt={content.code(guest_name)}
          width={220}
          height={220}
        />
        <strong>{guest_name || ownRegistrationContent.tickets.noName}</strong>
        {checked_in_at && (
          <span className={styles.in}>
            {ownRegistrationContent.tickets.checkedIn(formatHour(checked_in_at))}
          </span>
        )}
      </div>
      <div className={styles.links}>
        <LinkButton look="main" to={paths.ticketFile(code)}>
          <Download aria-hidden="true" size={20} />
          {content.print}
        </LinkButton>
      </div>
      <p className={styles.soft}>{content.keep}</p>
    </>
  );
}

function whyNot({ event, state, replaced_at }: GuestTicket): string {
  if (event.is_cancelled) return content.eventCancelled;
  return state === 'replaced' && replaced_at ? content.replaced(replaced_at) : content.cancelled;
}
