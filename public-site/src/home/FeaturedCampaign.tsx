import {
  CAMPAIGN_CATEGORY_LABELS,
  campaignGoals,
  campaignPhase,
  donationButtons,
  drawnIllustration,
  type Campaign,
} from '@livres/api/contract';
import { useId } from 'react';
import { Link } from 'react-router';
import { campaignContent } from '../content/campaigns/campaigns.content';
import { PHASE_TONES } from '../content/campaigns/phase-tones';
import { giveLabels, goalNames, goalText } from '../shared/content/goals.content';
import { daysUntil } from '../shared/format/dates';
import { formatAmount } from '../shared/format/euros';
import { withFrenchSpaces } from '../shared/format/french-spaces';
import { paths } from '../shared/paths';
import { Badge } from '../shared/ui/Badge';
import { LinkButton } from '../shared/ui/Button';
import { CardMeta } from '../shared/ui/LinkedCard';
import { PictureWithFallback } from '../shared/ui/PictureWithFallback';
import { ProgressMeter } from '../shared/ui/ProgressMeter';
import { usePageContext } from '../shared/ui/PageContextProvider';
import { featuredCampaignsContent as content } from './featured-campaigns.content';
import styles from './FeaturedCampaign.module.css';

const AMOUNTS_SHOWN = 3;

interface FeaturedCampaignProps {
  campaign: Campaign;
  isLarge: boolean;
}

/** A campaign of the home page: where it is, one meter, the rest in a sentence, and what one may give. */
export function FeaturedCampaign({ campaign, isLarge }: FeaturedCampaignProps) {
  const { now, savesData } = usePageContext();
  const titleId = useId();
  const phase = campaignPhase(campaign, now);
  return (
    <article className={isLarge ? `${styles.card} ${styles.large}` : styles.card} aria-labelledby={titleId}>
      <div className={styles.picture}>
        <PictureWithFallback
          picture={campaign.picture}
          illustration={drawnIllustration(campaign.category, campaign.slug)}
          sizes={isLarge ? '(max-width: 900px) 92vw, 650px' : '(max-width: 900px) 120px, 216px'}
          light={savesData}
        />
        <span className={styles.badge}>
          <Badge tone={PHASE_TONES[phase.code]}>{phase.label}</Badge>
        </span>
      </div>
      <div className={styles.body}>
        <CardMeta>
          <span>{CAMPAIGN_CATEGORY_LABELS[campaign.category]}</span>
          {campaign.location && <span>{campaign.location}</span>}
        </CardMeta>
        <h3 id={titleId}>
          <Link to={paths.campaign(campaign.slug)}>{withFrenchSpaces(campaign.title)}</Link>
        </h3>
        <p className={styles.text}>{withFrenchSpaces(campaign.short_description)}</p>
        <Progress campaign={campaign} isLarge={isLarge} now={now} />
        {isLarge && <Amounts campaign={campaign} now={now} />}
        <Ways campaign={campaign} isLarge={isLarge} titleId={titleId} now={now} />
      </div>
    </article>
  );
}

interface PartProps {
  campaign: Campaign;
  now: Date;
}

function Progress({ campaign, isLarge, now }: PartProps & { isLarge: boolean }) {
  const [first, ...others] = campaignGoals(campaign);
  const { end_date: end } = campaign;
  const days = end ? daysUntil(end, now) : -1;
  const rest = [
    ...others.map((goal) => goalText(goal, campaign.currency)),
    ...(isLarge && days >= 0 ? [campaignContent.daysLeft(days)] : []),
  ];
  return (
    <div className={styles.progress}>
      {first && (
        <ProgressMeter
          kind={first.kind}
          name={goalNames[first.kind]}
          text={goalText(first, campaign.currency)}
          percentage={first.percentage}
          large={isLarge}
        />
      )}
      {rest.length > 0 && <p>{rest.join(' · ')}</p>}
    </div>
  );
}

/** The campaign's own amounts with what they do; a tap brings one to the form. */
function Amounts({ campaign, now }: PartProps) {
  const amounts = campaign.suggested_amounts.slice(0, AMOUNTS_SHOWN);
  if (amounts.length === 0 || !donationButtons(campaign, now).includes('money')) return null;
  return (
    <ul className={styles.amounts} aria-label={campaignContent.suggested}>
      {amounts.map(({ amount, effect }) => (
        <li key={amount}>
          <Link to={paths.giveWith({ campaign: campaign.slug, montant: String(amount) })}>
            <strong>{formatAmount(amount, 'EUR')}</strong> <span>{withFrenchSpaces(effect)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The first way to give is a button, the others are links beside it. */
function Ways({ campaign, isLarge, titleId, now }: PartProps & { isLarge: boolean; titleId: string }) {
  const [first, ...others] = donationButtons(campaign, now);
  if (!first) return null;
  const label = first === 'money' && isLarge ? content.give : giveLabels[first].short;
  return (
    <div className={styles.ways}>
      <LinkButton
        look={first === 'money' ? 'give' : 'plain'}
        to={paths.giveTo(campaign, first)}
        aria-describedby={titleId}
      >
        {label}
      </LinkButton>
      {others.map((kind) => (
        <Link key={kind} to={paths.giveTo(campaign, kind)} aria-describedby={titleId}>
          {giveLabels[kind].short}
        </Link>
      ))}
    </div>
  );
}
