import {
  CAMPAIGN_CATEGORY_LABELS,
  campaignPhase,
  donationButtons,
  type Campaign,
} from '@livres/api/contract';
import { useId } from 'react';
import { Link } from 'react-router';
import { giveLabels } from '../shared/content/goals.content';
import { withFrenchSpaces } from '../shared/format/french-spaces';
import { paths } from '../shared/paths';
import { Badge } from '../shared/ui/Badge';
import { LinkButton } from '../shared/ui/Button';
import { Card } from '../shared/ui/Card';
import { GoalMeters } from '../shared/ui/GoalMeters';
import { PictureWithFallback } from '../shared/ui/PictureWithFallback';
import { useVisit } from '../shared/ui/VisitProvider';
import styles from './CampaignCard.module.css';
import { campaignContent } from './campaigns.content';
import { PHASE_TONES } from './phase-tones';

interface CampaignCardProps {
  campaign: Campaign;
  heading?: 'h2' | 'h3';
}

export function CampaignCard({ campaign, heading: Heading = 'h3' }: CampaignCardProps) {
  const { now, savesData } = useVisit();
  const titleId = useId();
  const phase = campaignPhase(campaign, now);
  const buttons = donationButtons(campaign, now);
  const picture = (
    <div className={styles.top}>
      <PictureWithFallback
        picture={campaign.picture}
        illustration={campaign.category}
        sizes="(max-width: 700px) 92vw, (max-width: 1080px) 46vw, 384px"
        light={savesData}
      />
      <span className={styles.badge}>
        <Badge tone={PHASE_TONES[phase.code]}>{phase.label}</Badge>
      </span>
    </div>
  );
  return (
    <Card as="article" className={styles.card} aria-labelledby={titleId} top={picture}>
      <p className={styles.meta}>
        <span>{CAMPAIGN_CATEGORY_LABELS[campaign.category]}</span>
        {campaign.location && <span>{campaign.location}</span>}
      </p>
      <Heading id={titleId} className={styles.title}>
        <Link to={paths.campaign(campaign.slug)}>{withFrenchSpaces(campaign.title)}</Link>
      </Heading>
      <p className={styles.text}>{withFrenchSpaces(campaign.short_description)}</p>
      <div className={styles.meters}>
        <GoalMeters campaign={campaign} />
      </div>
      {buttons.length > 0 && (
        <div className={styles.actions}>
          {buttons.map((kind) => (
            <LinkButton
              key={kind}
              look={kind === 'money' ? 'give' : 'plain'}
              to={paths.giveTo(campaign, kind)}
              aria-describedby={titleId}
            >
              {giveLabels[kind].short}
            </LinkButton>
          ))}
        </div>
      )}
      {buttons.length === 0 && (
        <p className={styles.read} aria-hidden="true">
          {campaignContent.read}
        </p>
      )}
    </Card>
  );
}
