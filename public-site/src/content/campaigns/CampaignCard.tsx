import {
  CAMPAIGN_CATEGORY_LABELS,
  campaignPhase,
  donationButtons,
  type Campaign,
  drawnIllustration,
} from '@livres/api/contract';
import { useId } from 'react';
import { giveLabels } from '../../shared/content/goals.content';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths } from '../../shared/paths';
import { Badge } from '../../shared/ui/Badge';
import { LinkButton } from '../../shared/ui/Button';
import { GoalMeters } from '../../shared/ui/GoalMeters';
import { CardMeta, CardText, LinkedCard } from '../../shared/ui/LinkedCard';
import { usePageContext } from '../../shared/ui/PageContextProvider';
import styles from './CampaignCard.module.css';
import { campaignContent } from './campaigns.content';
import { PHASE_TONES } from './phase-tones';

interface CampaignCardProps {
  campaign: Campaign;
  heading?: 'h2' | 'h3';
  /** The page begins with it. */
  isFirst?: boolean;
}

export function CampaignCard({ campaign, heading = 'h3', isFirst = false }: CampaignCardProps) {
  const { now } = usePageContext();
  const titleId = useId();
  const phase = campaignPhase(campaign, now);
  const buttons = donationButtons(campaign, now);
  return (
    <LinkedCard
      to={paths.campaign(campaign.slug)}
      title={withFrenchSpaces(campaign.title)}
      titleId={titleId}
      heading={heading}
      isFirst={isFirst}
      picture={campaign.picture}
      illustration={drawnIllustration(campaign.category, campaign.slug)}
      badges={<Badge tone={PHASE_TONES[phase.code]}>{phase.label}</Badge>}
      above={
        <CardMeta>
          <span>{CAMPAIGN_CATEGORY_LABELS[campaign.category]}</span>
          {campaign.location && <span>{campaign.location}</span>}
        </CardMeta>
      }
    >
      <CardText>{withFrenchSpaces(campaign.short_description)}</CardText>
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
    </LinkedCard>
  );
}
