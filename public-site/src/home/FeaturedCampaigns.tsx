import type { Campaign } from '@livres/api/contract';
import { CampaignGridSkeleton } from '../content/campaigns/CampaignGrid';
import { browserApi } from '../shared/api/api-clients';
import { campaignQueries } from '../content/campaigns/campaign-queries';
import { useLoaded } from '../shared/api/use-loaded';
import { siteContent } from '../shared/content/site.content';
import { paths } from '../shared/paths';
import { LinkButton } from '../shared/ui/Button';
import { Container } from '../shared/ui/Container';
import { usePageContext } from '../shared/ui/PageContextProvider';
import { FeaturedCampaign } from './FeaturedCampaign';
import { largestFirst, openOnes } from './featured-campaigns';
import { featuredCampaignsContent as content } from './featured-campaigns.content';
import styles from './FeaturedCampaigns.module.css';
import { HomeSection } from './HomeSection';
import { LoadedList } from './LoadedList';

const SHOWN = 3;

export function FeaturedCampaigns({ failure }: { failure: string | null }) {
  const { now } = usePageContext();
  const featured = useLoaded(campaignQueries.featured(browserApi()), failure);
  const open =
    featured.state === 'shown'
      ? { ...featured, data: openOnes(featured.data, now).slice(0, SHOWN) }
      : featured;
  const next = (
    <>
      <LinkButton look="give" to={paths.give()}>
        {siteContent.give}
      </LinkButton>
      <LinkButton to={paths.contact()}>{siteContent.write}</LinkButton>
    </>
  );
  return (
    <Container>
      <HomeSection
        id="campagnes-en-cours"
        title={content.title}
        all={{ to: paths.campaigns(), label: content.all }}
      >
        <LoadedList
          query={open}
          texts={content}
          next={next}
          skeleton={<CampaignGridSkeleton count={SHOWN} />}
        >
          {(campaigns) => <Campaigns campaigns={campaigns} />}
        </LoadedList>
      </HomeSection>
    </Container>
  );
}

/** One at large, the others small beside each other. */
function Campaigns({ campaigns }: { campaigns: Campaign[] }) {
  return (
    <ul className={styles.campaigns}>
      {largestFirst(campaigns).map((campaign, index) => (
        <li key={campaign.id}>
          <FeaturedCampaign campaign={campaign} isLarge={index === 0} />
        </li>
      ))}
    </ul>
  );
}
