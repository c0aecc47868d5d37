import {
  CAMPAIGN_TYPE_LABELS,
  donationButtons,
  type Campaign,
  type CampaignPhase,
} from '@livres/api/contract';
import { Link } from 'react-router';
import { giveLabels } from '../../shared/content/goals.content';
import { daysUntil } from '../../shared/format/dates';
import { formatAmount } from '../../shared/format/euros';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Day, Detail, DetailList } from '../../shared/ui/DetailList';
import { GoalMeters } from '../../shared/ui/GoalMeters';
import { RecordAside } from '../../shared/ui/RecordPage';
import { campaignContent } from './campaigns.content';
import styles from './CampaignAside.module.css';

const DAYS_LEFT_SHOWN = 30;

interface CampaignAsideProps {
  campaign: Campaign;
  phase: CampaignPhase;
  now: Date;
}

/** Where the campaign is, how to give to it, and its facts. */
export function CampaignAside({ campaign, phase, now }: CampaignAsideProps) {
  const { donation_count: count } = campaign;
  return (
    <RecordAside heading={campaignContent.progress} sticky>
      <GoalMeters campaign={campaign} large />
      {count > 0 && <p className={styles.count}>{campaignContent.donations(count)}</p>}
      {count === 0 && phase.donations_allowed && <p className={styles.count}>{campaignContent.noDonation}</p>}
      <DaysLeft campaign={campaign} phase={phase} now={now} />
      <WaysToGive campaign={campaign} phase={phase} now={now} />
      <CampaignFacts campaign={campaign} />
    </RecordAside>
  );
}

function DaysLeft({ campaign: { end_date: end }, phase, now }: CampaignAsideProps) {
  if (phase.code !== 'active' || !end) return null;
  const days = daysUntil(end, now);
  if (days < 0 || days > DAYS_LEFT_SHOWN) return null;
  return <p className={styles.left}>{campaignContent.daysLeft(days)}</p>;
}

function WaysToGive({ campaign, phase, now }: CampaignAsideProps) {
  const kinds = donationButtons(campaign, now);
  if (phase.donations_allowed) {
    return (
      <div className={styles.ways}>
        {kinds.map((kind) => (
          <LinkButton
            key={kind}
            large
            look={kind === 'money' ? 'give' : 'plain'}
            to={paths.giveTo(campaign, kind)}
          >
            {giveLabels[kind].long}
          </LinkButton>
        ))}
        {kinds.includes('money') && <SuggestedGifts campaign={campaign} />}
      </div>
    );
  }
  return (
    <div className={styles.closed}>
      <p>{campaignContent.closed[phase.code]}</p>
      <LinkButton to={paths.campaigns({ status: 'active' })}>{campaignContent.otherCampaigns}</LinkButton>
    </div>
  );
}

/** What each suggested amount does; a tap brings it to the form. */
function SuggestedGifts({ campaign: { slug, suggested_amounts: amounts } }: { campaign: Campaign }) {
  if (amounts.length === 0) return null;
  return (
    <ul className={styles.suggested} aria-label={campaignContent.suggested}>
      {amounts.map(({ amount, effect }) => (
        <li key={amount}>
          <Link to={paths.giveWith({ campaign: slug, montant: String(amount) })}>
            <strong>{formatAmount(amount, 'EUR')}</strong> <span>{withFrenchSpaces(effect)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function CampaignFacts({ campaign }: { campaign: Campaign }) {
  return (
    <DetailList>
      <Detail name={campaignContent.collects}>{CAMPAIGN_TYPE_LABELS[campaign.campaign_type]}</Detail>
      <Detail name={campaignContent.location}>{campaign.location}</Detail>
      <Detail name={campaignContent.starts}>
        {campaign.start_date && <Day iso={campaign.start_date} />}
      </Detail>
      <Detail name={campaignContent.ends}>{campaign.end_date && <Day iso={campaign.end_date} />}</Detail>
    </DetailList>
  );
}
