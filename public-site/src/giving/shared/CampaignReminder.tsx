import { campaignPhase, drawnIllustration, type Campaign } from '@livres/api/contract';
import { Link } from 'react-router';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths } from '../../shared/paths';
import styles from './CampaignReminder.module.css';
import { GoalMeters } from '../../shared/ui/GoalMeters';
import { PictureWithFallback } from '../../shared/ui/PictureWithFallback';
import { usePageContext } from '../../shared/ui/PageContextProvider';

const content = {
  forCampaign: 'Votre don ira à la campagne',
  closed: 'Cette campagne ne prend plus de dons\u00a0: votre geste ira à l’ensemble de nos actions.',
  back: 'Revenir à la campagne',
};

/** For which campaign the visitor is giving. */
export function CampaignReminder({ campaign }: { campaign: Campaign }) {
  const { now, savesData } = usePageContext();
  const isOpen = campaignPhase(campaign, now).donations_allowed;
  return (
    <section className={styles.reminder} aria-label={content.forCampaign}>
      <PictureWithFallback
        picture={campaign.picture}
        illustration={drawnIllustration(campaign.category, campaign.slug)}
        sizes="(max-width: 900px) 92vw, 480px"
        ratio="21 / 9"
        light={savesData}
      />
      <div className={styles.text}>
        <p>{isOpen ? content.forCampaign : content.closed}</p>
        <h2>{withFrenchSpaces(campaign.title)}</h2>
        <GoalMeters campaign={campaign} />
        <Link to={paths.campaign(campaign.slug)}>{content.back}</Link>
      </div>
    </section>
  );
}
