import {
  CAMPAIGN_CATEGORY_LABELS,
  campaignPhase,
  drawnIllustration,
  type Campaign,
} from '@livres/api/contract';
import type { ReactNode } from 'react';
import { browserApi } from '../../shared/api/api-clients';
import { campaignQueries } from './campaign-queries';
import { useLoaded } from '../../shared/api/use-loaded';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths, pathTo } from '../../shared/paths';
import { Badge } from '../../shared/ui/Badge';
import { RecordPage, RelatedRecords } from '../../shared/ui/RecordPage';
import { RichText } from '../../shared/ui/RichText';
import { ShareLinks } from '../../shared/ui/ShareLinks';
import { useSite } from '../../shared/ui/use-site';
import { usePageContext } from '../../shared/ui/PageContextProvider';
import { CampaignAside } from './CampaignAside';
import { CampaignGrid } from './CampaignGrid';
import { campaignContent, campaignsContent } from './campaigns.content';
import { PHASE_TONES } from './phase-tones';

interface CampaignPageProps {
  campaign: Campaign;
  isPreview: boolean;
  /** What happened since it opened; the route says what. */
  news: ReactNode;
}

export function CampaignPage({ campaign, isPreview, news }: CampaignPageProps) {
  const { now } = usePageContext();
  const site = useSite();
  const phase = campaignPhase(campaign, now);
  return (
    <>
      <RecordPage
        isPreview={isPreview}
        title={withFrenchSpaces(campaign.title)}
        lead={withFrenchSpaces(campaign.short_description)}
        trail={[
          { label: campaignsContent.home, to: pathTo('/') },
          { label: campaignContent.campaigns, to: paths.campaigns() },
        ]}
        tags={
          <>
            <Badge tone={PHASE_TONES[phase.code]}>{phase.label}</Badge>
            <span>{CAMPAIGN_CATEGORY_LABELS[campaign.category]}</span>
            {campaign.location && <span>{campaign.location}</span>}
          </>
        }
        picture={campaign.picture}
        illustration={drawnIllustration(campaign.category, campaign.slug)}
        aside={<CampaignAside campaign={campaign} phase={phase} now={now} />}
      >
        {campaign.description && <RichText html={campaign.description} />}
        {news}
        <ShareLinks
          heading={campaignContent.share}
          title={campaign.title}
          address={site.url + paths.campaign(campaign.slug)}
        />
      </RecordPage>
      <RelatedCampaigns campaign={campaign} />
    </>
  );
}

// Left out where there are none or where they cannot be read: the page is about the campaign.
function RelatedCampaigns({ campaign }: { campaign: Campaign }) {
  const related = useLoaded(campaignQueries.related(browserApi(), campaign), null);
  if (related.state !== 'shown' || related.data.length === 0) return null;
  return (
    <RelatedRecords id="dans-la-meme-categorie" heading={campaignContent.related}>
      <CampaignGrid campaigns={related.data} />
    </RelatedRecords>
  );
}
