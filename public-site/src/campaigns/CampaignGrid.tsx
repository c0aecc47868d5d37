import type { Campaign } from '@livres/api/contract';
import { Card } from '../shared/ui/Card';
import { Skeleton } from '../shared/ui/Skeleton';
import { CampaignCard } from './CampaignCard';
import { campaignsContent } from './campaigns.content';
import styles from './CampaignGrid.module.css';

interface CampaignGridProps {
  campaigns: Campaign[];
  heading?: 'h2' | 'h3';
  /** Results of the question before, while the next ones come. */
  isOlder?: boolean;
}

export function CampaignGrid({ campaigns, heading, isOlder = false }: CampaignGridProps) {
  return (
    <ul className={`${styles.grid} ${isOlder ? styles.older : ''}`} aria-busy={isOlder}>
      {campaigns.map((campaign) => (
        <li key={campaign.id}>
          <CampaignCard campaign={campaign} {...(heading ? { heading } : {})} />
        </li>
      ))}
    </ul>
  );
}

export function CampaignGridSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.grid} role="status" aria-label={campaignsContent.loading}>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} top={<Skeleton height="216px" />}>
          <Skeleton width="45%" />
          <Skeleton height="1.5em" />
          <Skeleton height="4em" />
          <Skeleton height="2.2em" />
          <Skeleton width="50%" height="48px" />
        </Card>
      ))}
    </div>
  );
}
