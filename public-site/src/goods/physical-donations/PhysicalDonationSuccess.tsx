import { DAY_MS, PHYSICAL_DONATION_STATUS_LABELS, type PhysicalDonationStatus } from '@livres/api/contract';
import { Link } from 'react-router';
import { formatDay, isDay } from '../../shared/format/dates';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths, pathTo } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Thanks, type ThanksStep } from '../../shared/ui/Thanks';
import { useSite } from '../../shared/ui/use-site';
import { physicalDonationSuccessContent as content } from './physical-donation-validation.content';
import styles from './PhysicalDonationValidation.module.css';

/** As the page promises it: 48 hours. */
const CALLED_WITHIN_MS = 2 * DAY_MS;

/** The thank-you page of a donation of things. */
export function PhysicalDonationSuccess({ told }: { told: Record<string, string> }) {
  const { donation_id, reference, status, campaign_id, campaign_slug } = told;
  const campaign = campaign_slug || campaign_id;
  const label = PHYSICAL_DONATION_STATUS_LABELS[status as PhysicalDonationStatus];
  return (
    <Thanks
      title={content.title}
      lead={<p>{content.lead(withFrenchSpaces(told['campaign_name'] ?? ''))}</p>}
      stepsTitle={content.next}
      steps={stepsFrom(told['validated_on'] ?? '')}
      factsLabel={content.facts}
      facts={
        <>
          {reference && (
            <span>
              {content.reference} <b>{reference}</b>
            </span>
          )}
          <span>
            {content.identifier} <b>{donation_id}</b>
          </span>
          {label && (
            <span>
              {content.status} <b>{label}</b>
            </span>
          )}
        </>
      }
    >
      <div className={styles.links}>
        <LinkButton look="main" to={campaign ? paths.campaign(campaign) : paths.campaigns()}>
          {campaign ? content.campaign : content.campaigns}
        </LinkButton>
        <LinkButton to={pathTo('/')}>{content.home}</LinkButton>
      </div>
      <ContactAddress />
    </Thanks>
  );
}

function stepsFrom(validatedOn: string): ThanksStep[] {
  const { email, contact, pickup } = content.steps;
  const noon = isDay(validatedOn) ? Date.parse(`${validatedOn}T12:00:00Z`) : null;
  const last = noon === null ? '' : formatDay(new Date(noon + CALLED_WITHIN_MS).toISOString());
  return [
    { on: null, when: email.title, text: email.text, isDone: true },
    { on: null, when: contact.title, text: contact.text(last) },
    { on: null, when: pickup.title, text: pickup.text },
  ];
}

function ContactAddress() {
  const { contact_email: email } = useSite();
  return (
    <p className={styles.promise}>
      {content.question}{' '}
      {email ? <a href={`mailto:${email}`}>{email}</a> : <Link to={paths.contact()}>{content.write}</Link>}
    </p>
  );
}
