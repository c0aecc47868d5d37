import { PHYSICAL_DONATION_TYPE_LABELS, type PhysicalDonationTracking } from '@livres/api/contract';
import { CalendarPlus } from 'lucide-react';
import { formatDay, formatWeekday } from '../../shared/format/dates';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { formatNumber } from '../../shared/format/numbers';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { CancellationForm } from './CancellationForm';
import type { ChangeAnswer } from './change-physical-donation';
import { trackingContent as content } from './tracking.content';
import styles from './TrackingPage.module.css';
import { TrackingProgress } from './TrackingProgress';
import { WishesForm } from './WishesForm';
import { UnknownLink } from '../../shared/ui/UnknownLink';

interface TrackingPageProps {
  token: string;
  /** Null where the link leads nowhere. */
  donation: PhysicalDonationTracking | null;
  posted: ChangeAnswer | undefined;
}

/** The state of a donation, for whoever has its private link. */
export function TrackingPage({ token, donation, posted }: TrackingPageProps) {
  if (!donation) return <UnknownLink texts={content.unknown} />;
  const ofAct = (action: ChangeAnswer['act']) => (posted?.act === action ? posted : undefined);
  const { contact_name, campaign_name, campaign_slug, status } = donation;
  return (
    <Container narrow>
      <PageHead title={content.title} lead={content.lead(contact_name, withFrenchSpaces(campaign_name))}>
        <p className={styles.soft}>
          {content.reference(donation.reference)}. {content.secret}
        </p>
      </PageHead>
      <div className={styles.page} data-giving="">
        <section className={styles.part} aria-label={content.progress}>
          <TrackingProgress status={status} />
        </section>
        <Pickup token={token} donation={donation} />
        <Collected donation={donation} />
        <Pictures donation={donation} />
        <Timeline donation={donation} />
        {donation.may_change_wishes && (
          <WishesForm token={token} donation={donation} posted={ofAct('wishes')} />
        )}
        {donation.may_cancel && <CancellationForm token={token} posted={ofAct('cancel')} />}
        <div className={styles.links}>
          <LinkButton to={paths.campaign(campaign_slug)}>{content.campaign}</LinkButton>
          <LinkButton look="quiet" to={paths.giveThings()}>
            {content.again}
          </LinkButton>
        </div>
      </div>
    </Container>
  );
}

function Pickup({ token, donation }: { token: string; donation: PhysicalDonationTracking }) {
  const { pickup_date, pickup_slot, street_address, postal_code, city, status } = donation;
  if (!pickup_date || !pickup_slot || status !== 'pickup_scheduled') return null;
  const day = `${formatWeekday(pickup_date)} ${formatDay(pickup_date)}`;
  return (
    <section className={styles.pickup} aria-labelledby="passage">
      <h2 id="passage">{content.pickup}</h2>
      <p className={styles.when}>{content.pickupOn(day, pickup_slot)}</p>
      <p>{content.at(`${street_address}, ${postal_code} ${city}`)}</p>
      <LinkButton to={`${paths.donationTracking(token)}/collecte.ics`}>
        <CalendarPlus aria-hidden="true" size={20} />
        {content.calendar}
      </LinkButton>
    </section>
  );
}

function Collected({ donation: { collected } }: { donation: PhysicalDonationTracking }) {
  if (collected.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="collecte">
      <h2 id="collecte">{content.collected}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{content.category}</th>
            <th scope="col">{content.quantity}</th>
          </tr>
        </thead>
        <tbody>
          {collected.map(({ kind, category, quantity }) => (
            <tr key={`${kind} ${category}`}>
              <th scope="row">{`${PHYSICAL_DONATION_TYPE_LABELS[kind]}, ${category}`}</th>
              <td>{formatNumber(quantity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Pictures({ donation: { pictures } }: { donation: PhysicalDonationTracking }) {
  if (pictures.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="photos">
      <h2 id="photos">{content.pictures}</h2>
      <ul className={styles.pictures}>
        {pictures.map(({ id, url, thumbnail_url }, index) => (
          <li key={id}>
            <a href={url}>
              <img
                src={thumbnail_url}
                alt={content.picture(index + 1)}
                width={160}
                height={160}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Timeline({ donation: { steps } }: { donation: PhysicalDonationTracking }) {
  if (steps.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="histoire">
      <h2 id="histoire">{content.story}</h2>
      <ol className={styles.story}>
        {steps.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            <time dateTime={at}>{formatDay(at)}</time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
