import { PHYSICAL_DONATION_STATUS_LABELS, type PhysicalDonationStatus } from '@livres/api/contract';
import { Link } from 'react-router';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths, pathTo } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { GiveSteps } from '../../shared/ui/GivePage';
import { PageHead } from '../../shared/ui/PageHead';
import { useSite } from '../../shared/ui/use-site';
import { physicalDonationSuccessContent as content } from './physical-donation-validation.content';
import styles from './PhysicalDonationValidation.module.css';

/** The thank-you page of a donation of things. */
export function PhysicalDonationSuccess({ told }: { told: Record<string, string> }) {
  const { donation_id, reference, status, campaign_id, campaign_slug } = told;
  const campaign = campaign_slug || campaign_id;
  const label = PHYSICAL_DONATION_STATUS_LABELS[status as PhysicalDonationStatus];
  return (
    <Container narrow>
      <PageHead title={content.title} lead={content.lead(withFrenchSpaces(told['campaign_name'] ?? ''))} />
      <div className={styles.page} data-giving="">
        <GiveSteps title={content.next} steps={content.steps} />
        <dl className={styles.facts}>
          {reference && (
            <>
              <dt>{content.reference}</dt>
              <dd>{reference}</dd>
            </>
          )}
          <dt>{content.identifier}</dt>
          <dd>{donation_id}</dd>
          {label && (
            <>
              <dt>{content.status}</dt>
              <dd>{label}</dd>
            </>
          )}
        </dl>
        <div className={styles.links}>
          <LinkButton look="main" to={campaign ? paths.campaign(campaign) : paths.campaigns()}>
            {campaign ? content.campaign : content.campaigns}
          </LinkButton>
          <LinkButton to={pathTo('/')}>{content.home}</LinkButton>
        </div>
        <ContactAddress />
      </div>
    </Container>
  );
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
