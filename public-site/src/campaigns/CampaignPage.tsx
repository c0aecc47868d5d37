import { CAMPAIGN_CATEGORY_LABELS, campaignPhase, type Campaign } from '@livres/api/contract';
import { browserApi } from '../shared/api/api-clients';
import { campaignQueries } from '../shared/api/campaign-queries';
import { useLoaded } from '../shared/api/useLoaded';
import { withFrenchSpaces } from '../shared/format/french-spaces';
import { paths } from '../shared/paths';
import { Badge } from '../shared/ui/Badge';
import { Breadcrumb } from '../shared/ui/Breadcrumb';
import { Container } from '../shared/ui/Container';
import { PictureWithFallback } from '../shared/ui/PictureWithFallback';
import { PreviewBanner } from '../shared/ui/PreviewBanner';
import { RichText } from '../shared/ui/RichText';
import { ShareLinks } from '../shared/ui/ShareLinks';
import { useSite } from '../shared/ui/useSite';
import { useVisit } from '../shared/ui/VisitProvider';
import { CampaignAside } from './CampaignAside';
import { CampaignGrid } from './CampaignGrid';
import { campaignContent, campaignsContent } from './campaigns.content';
import styles from './CampaignPage.module.css';
import { PHASE_TONES } from './phase-tones';

export function CampaignPage({ campaign, isPreview }: { campaign: Campaign; isPreview: boolean }) {
  const { now, savesData } = useVisit();
  const site = useSite();
  const phase = campaignPhase(campaign, now);
  return (
    <>
      {isPreview && <PreviewBanner />}
      <Container className={styles.page}>
        <div className={styles.head}>
          <Breadcrumb
            trail={[
              { label: campaignsContent.home, to: paths.home() },
              { label: campaignContent.campaigns, to: paths.campaigns() },
            ]}
            current={withFrenchSpaces(campaign.title)}
          />
          <p className={styles.tags}>
            <Badge tone={PHASE_TONES[phase.code]}>{phase.label}</Badge>
            <span>{CAMPAIGN_CATEGORY_LABELS[campaign.category]}</span>
            {campaign.location && <span>{campaign.location}</span>}
          </p>
          <h1>{withFrenchSpaces(campaign.title)}</h1>
          <p className={styles.lead}>{withFrenchSpaces(campaign.short_description)}</p>
        </div>
        <div className={styles.story}>
          <div className={styles.picture}>
            <PictureWithFallback
              picture={campaign.picture}
              illustration={campaign.category}
              sizes="(max-width: 960px) 92vw, 772px"
              light={savesData}
              eager
            />
          </div>
          {campaign.description && <RichText html={campaign.description} />}
          <ShareLinks
            heading={campaignContent.share}
            title={campaign.title}
            address={site.url + paths.campaign(campaign.slug)}
          />
        </div>
        <CampaignAside campaign={campaign} phase={phase} now={now} />
      </Container>
      <RelatedCampaigns campaign={campaign} />
    </>
  );
}

// Left out where there are none or where they cannot be read: the page is about the campaign.
function RelatedCampaigns({ campaign }: { campaign: Campaign }) {
  const related = useLoaded(campaignQueries.related(browserApi(), campaign), null);
  if (related.state !== 'shown' || related.data.length === 0) return null;
  return (
    <Container>
      <section className={styles.related} aria-labelledby="dans-la-meme-categorie">
        <h2 id="dans-la-meme-categorie">{campaignContent.related}</h2>
        <CampaignGrid campaigns={related.data} />
      </section>
    </Container>
  );
}
