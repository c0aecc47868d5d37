import {
  REGISTRATION_LIMITS as LIMITS,
  type RegistrationTicket,
  type RegistrationTickets,
  type RegistrationView,
} from '@livres/api/contract';
import { CalendarPlus, Download } from 'lucide-react';
import { formatHour } from '../../shared/format/dates';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { TextField } from '../../shared/ui/Field';
import { ChangeForm } from './ChangeForm';
import { guestField, type RegistrationChange } from './change-registration';
import { ownRegistrationContent } from './own-registration.content';
import styles from './OwnRegistration.module.css';

const content = ownRegistrationContent.tickets;

interface TicketsPartProps {
  token: string;
  registration: RegistrationView;
  tickets: RegistrationTickets | null;
  posted: RegistrationChange | undefined;
}

/** What opens the door, and all that goes with it: the page is enough, with or without a network. */
export function TicketsPart({ token, registration, tickets, posted }: TicketsPartProps) {
  const { event, seats } = registration;
  return (
    <>
      <JoinOnline registration={registration} />
      {!event.is_past && (
        <section className={styles.part} aria-labelledby="billets">
          <h2 id="billets">{seats > 1 ? content.title : content.titleOne}</h2>
          {tickets ? (
            <>
              <p>{content.lead}</p>
              <ul className={styles.tickets}>
                {tickets.tickets.map((ticket) => (
                  <TicketCard key={ticket.id} ticket={ticket} registration={registration} />
                ))}
              </ul>
            </>
          ) : (
            <p role="alert">{content.unread}</p>
          )}
          <div className={styles.links}>
            {tickets && (
              <LinkButton look="main" to={paths.registrationFile(token, 'tickets.pdf')}>
                <Download aria-hidden="true" size={20} />
                {seats > 1 ? content.print : content.printOne}
              </LinkButton>
            )}
            {event.start_date && (
              <LinkButton to={paths.registrationFile(token, 'event.ics')}>
                <CalendarPlus aria-hidden="true" size={20} />
                {ownRegistrationContent.calendar}
              </LinkButton>
            )}
          </div>
          {tickets?.may_name_guests && tickets.tickets.length > 1 && (
            <GuestNames tickets={tickets.tickets} posted={posted} />
          )}
          {tickets?.may_name_guests && <TicketRenewals tickets={tickets.tickets} posted={posted} />}
        </section>
      )}
      <AfterEvent token={token} event={event} hasCertificate={tickets?.has_certificate ?? false} />
    </>
  );
}

function TicketCard({
  ticket,
  registration,
}: {
  ticket: RegistrationTicket;
  registration: RegistrationView;
}) {
  const { code, position, guest_name, qr_svg, checked_in_at } = ticket;
  const { first_name, last_name, seats } = registration;
  const own = position === 1 ? `${first_name} ${last_name}`.trim() : '';
  const name = guest_name || own;
  return (
    <li className={styles.ticket}>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qr_svg)}`}
        alt={content.code(name || content.guest(position))}
        width={220}
        height={220}
      />
      <strong>{name || content.noName}</strong>
      {seats > 1 && <span className={styles.soft}>{content.one(position, seats)}</span>}
      {checked_in_at && <span className={styles.in}>{content.checkedIn(formatHour(checked_in_at))}</span>}
      {position > 1 && <a href={paths.ticket(code)}>{content.alone(name)}</a>}
    </li>
  );
}

function GuestNames({
  tickets,
  posted,
}: {
  tickets: readonly RegistrationTicket[];
  posted: RegistrationChange | undefined;
}) {
  return (
    <details className={styles.folded} open={posted?.act === 'guests' ? true : undefined}>
      <summary>{content.name}</summary>
      <ChangeForm
        act="guests"
        label={content.nameForm}
        submit={content.save}
        done={content.saved}
        posted={posted}
      >
        {(errors, values) => (
          <>
            <p className={styles.soft}>{content.nameChange}</p>
            {tickets
              .filter(({ position }) => position > 1)
              .map(({ position, guest_name }) => (
                <TextField
                  key={position}
                  name={guestField(position)}
                  label={content.guestName(position)}
                  autoComplete="off"
                  maxLength={LIMITS.guest}
                  defaultValue={values[guestField(position)] ?? guest_name}
                  error={errors[guestField(position)]}
                />
              ))}
          </>
        )}
      </ChangeForm>
    </details>
  );
}

/** For a ticket that was lost, or seen by too many: each is a press of its own, and the others stay as they are. */
function TicketRenewals({
  tickets,
  posted,
}: {
  tickets: readonly RegistrationTicket[];
  posted: RegistrationChange | undefined;
}) {
  const renewable = tickets.filter(({ is_checked_in }) => !is_checked_in);
  if (renewable.length === 0) return null;
  const isAsked = posted?.act.startsWith('renew-ticket-') ?? false;
  return (
    <details className={styles.folded} open={isAsked ? true : undefined}>
      <summary>{content.lost}</summary>
      <p>{content.renewText}</p>
      {renewable.map(({ position, guest_name }) => (
        <ChangeForm
          key={position}
          act={`renew-ticket-${position}`}
          label={content.renew(position, tickets.length)}
          submit={content.renew(position, tickets.length, guest_name)}
          look="plain"
          done={content.renewed}
          posted={posted}
        />
      ))}
    </details>
  );
}

function JoinOnline({ registration: { event } }: { registration: RegistrationView }) {
  const { title, text, join } = ownRegistrationContent.online;
  if (!event.online_url || event.is_past) return null;
  return (
    <section className={styles.step} aria-labelledby="se-connecter">
      <h2 id="se-connecter">{title}</h2>
      <p>{text}</p>
      <LinkButton look="main" large to={event.online_url} rel="noopener" className={styles.submit}>
        {join}
      </LinkButton>
    </section>
  );
}

interface AfterEventProps {
  token: string;
  event: RegistrationView['event'];
  hasCertificate: boolean;
}

function AfterEvent({ token, event, hasCertificate }: AfterEventProps) {
  const { title, recording, certificate } = ownRegistrationContent.after;
  if (!event.is_past || (!event.recording_url && !hasCertificate)) return null;
  return (
    <section className={styles.part} aria-labelledby="apres">
      <h2 id="apres">{title}</h2>
      <div className={styles.links}>
        {hasCertificate && (
          <LinkButton look="main" to={paths.registrationFile(token, 'certificate.pdf')}>
            <Download aria-hidden="true" size={20} />
            {certificate}
          </LinkButton>
        )}
        {event.recording_url && (
          <LinkButton to={event.recording_url} rel="noopener">
            {recording}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
