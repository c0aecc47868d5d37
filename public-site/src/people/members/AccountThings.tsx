import {
  PHYSICAL_DONATION_STATUS_LABELS,
  PHYSICAL_DONATION_TYPE_LABELS,
  type MemberPhysicalDonation,
  type PhysicalDonationStatus,
} from '@livres/api/contract';
import { formatDay, formatWeekday } from '../../shared/format/dates';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths } from '../../shared/paths';
import { Badge, type BadgeTone } from '../../shared/ui/Badge';
import { LinkButton } from '../../shared/ui/Button';
import { Day } from '../../shared/ui/DetailList';
import { EmptyState } from '../../shared/ui/StateMessage';
import { FollowForm } from './FollowForm';
import { AccountTable } from './AccountTable';
import styles from './Members.module.css';
import { accountContent } from './members.content';

const content = accountContent.things;
const TONES: Record<PhysicalDonationStatus, BadgeTone> = {
  pending_validation: 'warm',
  validated: 'warm',
  pending_pickup: 'warm',
  pickup_scheduled: 'warm',
  completed: 'good',
  cancelled: 'quiet',
};

/** Books and equipment, and how far each is. */
export function AccountThings({ donations }: { donations: MemberPhysicalDonation[] }) {
  return (
    <section className={styles.part} aria-labelledby="objets">
      <h2 id="objets">{content.title}</h2>
      {donations.length === 0 ? (
        <EmptyState title={content.empty.title} text={content.empty.text} heading="h3">
          <LinkButton to={paths.giveThings('books')}>{content.empty.act}</LinkButton>
        </EmptyState>
      ) : (
        <ThingsTable donations={donations} />
      )}
    </section>
  );
}

function ThingsTable({ donations }: { donations: MemberPhysicalDonation[] }) {
  return (
    <AccountTable
      caption={content.caption}
      columns={[content.day, content.what, content.campaign, content.state]}
    >
      {donations.map((donation) => (
        <ThingsRow key={donation.id} donation={donation} />
      ))}
    </AccountTable>
  );
}

function ThingsRow({ donation }: { donation: MemberPhysicalDonation }) {
  const { id, reference, status, donation_type, campaign_name, campaign_slug, created_at } = donation;
  return (
    <tr>
      <th scope="row" data-name={content.day}>
        <Day iso={created_at} />
        <span className={styles.small}>{reference}</span>
      </th>
      <td data-name={content.what}>{PHYSICAL_DONATION_TYPE_LABELS[donation_type]}</td>
      <td data-name={content.campaign}>
        <a href={paths.campaign(campaign_slug)}>{withFrenchSpaces(campaign_name)}</a>
      </td>
      <td data-name={content.state}>
        <Badge tone={TONES[status]}>{PHYSICAL_DONATION_STATUS_LABELS[status]}</Badge>
        <Pickup donation={donation} />
        {status !== 'cancelled' && <FollowForm kind="physical_donation" id={id} reference={reference} />}
      </td>
    </tr>
  );
}

function Pickup({ donation: { status, pickup_date, pickup_slot } }: { donation: MemberPhysicalDonation }) {
  if (status !== 'pickup_scheduled' || !pickup_date || !pickup_slot) return null;
  const noon = `${pickup_date}T12:00:00Z`;
  const day = `${formatWeekday(noon)} ${formatDay(noon)}`;
  return <span className={styles.small}>{content.pickup(day, pickup_slot)}</span>;
}
