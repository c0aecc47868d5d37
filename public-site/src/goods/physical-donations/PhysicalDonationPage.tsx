import { goalOf, type PhysicalDonationCreated } from '@livres/api/contract';
import { useNavigate } from 'react-router';
import type { CampaignForThings } from './campaigns-for-things';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { served } from '../../shared/ui/served';
import { EmptyState, ErrorState } from '../../shared/ui/StateMessage';
import { toasts } from '../../shared/ui/toasts';
import {
  addressOf,
  askedCampaign,
  asksForClosed,
  prefilledOf,
  sentPhysicalDonation,
  type AskedPhysicalDonation,
} from './asked-physical-donation';
import { physicalDonationFormContent } from './physical-donation-form.content';
import { PhysicalDonationForm } from './PhysicalDonationForm';
import { physicalDonationsContent as content } from './physical-donations.content';
import styles from './PhysicalDonationPage.module.css';
import type { PhysicalDonationAnswer } from './send-physical-donation';

const GivingAside = served('autour-du-don', async () => (await import('./GivingAside')).GivingAside);

interface PhysicalDonationPageProps {
  asked: AskedPhysicalDonation;
  /** Null where they could not be read. */
  campaigns: readonly CampaignForThings[] | null;
  formKey: string;
  posted: PhysicalDonationAnswer | undefined;
}

export function PhysicalDonationPage({ asked, campaigns, formKey, posted }: PhysicalDonationPageProps) {
  const kind = goalOf(asked.type ?? 'books');
  const campaign = askedCampaign(asked, campaigns ?? []);
  const ofCampaign = campaign && {
    label: withFrenchSpaces(campaign.title),
    to: paths.campaign(campaign.slug),
  };
  const trail = [{ label: content.campaigns, to: paths.campaigns() }, ...(ofCampaign ? [ofCampaign] : [])];
  const address = addressOf(asked);
  const onSent = useNextPage();
  return (
    <Container>
      <PageHead title={content.title[kind]} lead={content.lead[kind]} trail={trail} current={content.crumb} />
      <div className={styles.page}>
        <div className={styles.main}>
          {campaigns?.length ? (
            <>
              {asksForClosed(asked, campaigns) && <p className={styles.closed}>{content.closedCampaign}</p>}
              <PhysicalDonationForm
                key={address}
                campaigns={campaigns}
                prefilled={prefilledOf(asked, campaign)}
                address={address}
                formKey={formKey}
                posted={posted}
                onSent={onSent}
              />
            </>
          ) : (
            <NoForm isUnread={!campaigns} />
          )}
        </div>
        <GivingAside />
      </div>
    </Container>
  );
}

function useNextPage() {
  const navigate = useNavigate();
  return (donation: PhysicalDonationCreated) => {
    const { saved, savedNote } = physicalDonationFormContent;
    toasts.show({ type: 'success', title: saved, message: savedNote });
    void navigate(paths.emailSent(), { state: sentPhysicalDonation(donation, new Date()), replace: true });
  };
}

function NoForm({ isUnread }: { isUnread: boolean }) {
  if (isUnread) return <ErrorState {...content.unread} onRetry={() => location.reload()} />;
  const { title, text, write, give } = content.noCampaign;
  return (
    <EmptyState title={title} text={text}>
      <LinkButton to={paths.contact()}>{write}</LinkButton>
      <LinkButton look="give" to={paths.give()}>
        {give}
      </LinkButton>
    </EmptyState>
  );
}
