import {
  REGISTRATION_STATUS_LABELS,
  type MemberRegistration,
  type RegistrationStatus,
} from '@livres/api/contract';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths } from '../../shared/paths';
import { Badge, type BadgeTone } from '../../shared/ui/Badge';
import { Day } from '../../shared/ui/DetailList';
import { FollowForm } from './FollowForm';
import styles from './Members.module.css';
import { accountContent } from './members.content';

const content = accountContent.registrations;
const TONES: Record<RegistrationStatus, BadgeTone> = {
  pending_verification: 'warm',
  pending_payment: 'warm',
  confirmed: 'good',
  waitlisted: 'warm',
  cancelled: 'quiet',
  expired: 'quiet',
  refunded: 'quiet',
};

/** The events that one registered to, each with the way to its own page. */
export function AccountRegistrations({ registrations }: { registrations: readonly MemberRegistration[] }) {
  if (registrations.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="inscriptions">
      <h2 id="inscriptions">{content.title}</h2>
      <table className={styles.table}>
        <caption>{content.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{content.day}</th>
            <th scope="col">{content.event}</th>
            <th scope="col">{content.seats}</th>
            <th scope="col">{content.state}</th>
          </tr>
        </thead>
        <tbody>
          {registrations.map((registration) => (
            <RegistrationRow key={registration.id} registration={registration} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function RegistrationRow({ registration }: { registration: MemberRegistration }) {
  const { id, reference, status, seats, is_offered, event_title, event_slug, event_start } = registration;
  return (
    <tr>
      <th scope="row" data-name={content.day}>
        {event_start ? <Day iso={event_start} /> : <span>{content.dateToCome}</span>}
        <span className={styles.small}>{reference}</span>
      </th>
      <td data-name={content.event}>
        <a href={paths.event(event_slug)}>{withFrenchSpaces(event_title)}</a>
      </td>
      <td data-name={content.seats}>{seats}</td>
      <td data-name={content.state}>
        <Badge tone={TONES[status]}>
          {is_offered ? content.offered : REGISTRATION_STATUS_LABELS[status]}
        </Badge>
        <FollowForm kind="registration" id={id} reference={reference} label={content.follow} />
      </td>
    </tr>
  );
}
