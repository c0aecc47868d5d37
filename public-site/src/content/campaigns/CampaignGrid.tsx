import type { Campaign } from '@livres/api/contract';
import { CardGrid, CardGridSkeleton } from '../../shared/ui/CardGrid';
import { Skeleton } from '../../shared/ui/Skeleton';
import { CampaignCard } from './CampaignCard';
import { campaignsContent } from './campaigns.content';

interface CampaignGridProps {
  campaigns: Campaign[];
  heading?: 'h2' | 'h3';
  /** The page begins with them. */
  areFirst?: boolean;
  /** Results of the question before, while the next ones come. */
  isOlder?: boolean;
}

export function CampaignGrid({ campaigns, heading, areFirst = false, isOlder = false }: CampaignGridProps) {
  return (
    <CardGrid isOlder={isOlder}>
      {campaigns.map((campaign, index) => (
        <li key={campaign.id}>
          <CampaignCard
            campaign={campaign}
            isFirst={areFirst && index === 0}
            {...(heading ? { heading } : {})}
          />
        </li>
      ))}
    </CardGrid>
  );
}

export function CampaignGridSkeleton({ count }: { count: number }) {
  return (
    <CardGridSkeleton count={count} label={campaignsContent.loading}>
      <Skeleton width="45%" />
      <Skeleton height="1.5em" />
      <Skeleton height="4em" />
      <Skeleton height="2.2em" />
      <Skeleton width="50%" height="48px" />
    </CardGridSkeleton>
  );
}
