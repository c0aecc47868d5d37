import { campaignPhase, type Campaign } from '@livres/api/contract';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { CampaignGrid, CampaignGridSkeleton } from '../campaigns/CampaignGrid';
import { browserApi } from '../shared/api/api-clients';
import { campaignQueries } from '../shared/api/campaign-queries';
import { useLoaded } from '../shared/api/useLoaded';
import { paths } from '../shared/paths';
import { LinkButton } from '../shared/ui/Button';
import { Container } from '../shared/ui/Container';
import { EmptyState, ErrorState } from '../shared/ui/StateMessage';
import { useVisit } from '../shared/ui/VisitProvider';
import { homeContent } from './home.content';
import styles from './HomePage.module.css';

const SHOWN = 3;
const { campaigns: content } = homeContent;

export function FeaturedCampaigns({ failure }: { failure: string | null }) {
  return (
    <Container>
      <section className={styles.section} aria-labelledby="campagnes-en-cours">
        <div className={styles.sectionHead}>
          <h2 id="campagnes-en-cours">{content.title}</h2>
          <Link className={styles.all} to={paths.campaigns()}>
            {content.all}
            <ArrowRight aria-hidden="true" size={18} />
          </Link>
        </div>
        <Featured failure={failure} />
      </section>
    </Container>
  );
}

function Featured({ failure }: { failure: string | null }) {
  const { now } = useVisit();
  const featured = useLoaded(campaignQueries.featured(browserApi()), failure);
  if (featured.state === 'loading') return <CampaignGridSkeleton count={SHOWN} />;
  if (featured.state === 'failed') {
    return (
      <ErrorState heading="h3" title={content.failed} text={featured.message} onRetry={featured.retry} />
    );
  }
  const open = openOnes(featured.data, now);
  if (open.length > 0) return <CampaignGrid campaigns={open.slice(0, SHOWN)} />;
  return (
    <EmptyState heading="h3" title={content.empty} text={content.emptyText}>
      <LinkButton look="give" to={paths.give()}>
        {homeContent.hero.give}
      </LinkButton>
      <LinkButton to={paths.campaigns()}>{content.all}</LinkButton>
    </EmptyState>
  );
}

/** Those that take gifts, the ones to come after the ones under way. */
function openOnes(campaigns: Campaign[], now: Date): Campaign[] {
  const phaseOf = (campaign: Campaign) => campaignPhase(campaign, now).code;
  return ['active', 'upcoming'].flatMap((code) => campaigns.filter((campaign) => phaseOf(campaign) === code));
}
