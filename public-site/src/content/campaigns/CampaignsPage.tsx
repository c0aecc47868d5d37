import { DEFAULT_PAGE_SIZE, type Campaign, type Page } from '@livres/api/contract';
import { browserApi } from '../../shared/api/api-clients';
import { campaignQueries } from './campaign-queries';
import { useLoaded, type LoadedQuery } from '../../shared/api/use-loaded';
import { paths } from '../../shared/paths';
import { useAnnouncement } from '../../shared/ui/announcements';
import { LinkButton } from '../../shared/ui/Button';
import { ListPage } from '../../shared/ui/ListPage';
import { Pagination } from '../../shared/ui/Pagination';
import { EmptyState, ErrorState } from '../../shared/ui/StateMessage';
import { campaignsContent } from './campaigns.content';
import { askedOf, chosenFilters, type CampaignFilters } from './campaign-filters';
import { CampaignFilterForm } from './CampaignFilterForm';
import { CampaignGrid, CampaignGridSkeleton } from './CampaignGrid';

interface CampaignsPageProps {
  filters: CampaignFilters;
  failure: string | null | undefined;
}

export function CampaignsPage({ filters, failure }: CampaignsPageProps) {
  const campaigns = useLoaded(campaignQueries.list(browserApi(), askedOf(filters)), failure);
  return (
    <ListPage
      title={campaignsContent.title}
      lead={campaignsContent.lead}
      form={<CampaignFilterForm filters={filters} />}
      count={campaigns.state === 'shown' ? campaignsContent.count(campaigns.data.count) : ''}
      chosen={chosenFilters(filters)}
      clearTo={paths.campaigns()}
    >
      <Results campaigns={campaigns} filters={filters} />
    </ListPage>
  );
}

function Results({
  campaigns,
  filters,
}: {
  campaigns: LoadedQuery<Page<Campaign>>;
  filters: CampaignFilters;
}) {
  useAnnouncement(announced(campaigns, filters));
  if (campaigns.state === 'loading') return <CampaignGridSkeleton count={6} />;
  if (campaigns.state === 'failed') {
    return <ErrorState title={campaignsContent.failed} text={campaigns.message} onRetry={campaigns.retry} />;
  }
  const { results, count } = campaigns.data;
  if (results.length === 0) return <NoCampaign isFiltered={Object.keys(filters).length > 0} />;
  const { page = '1', ...others } = filters;
  const pageCount = Math.ceil(count / DEFAULT_PAGE_SIZE);
  return (
    <>
      <CampaignGrid campaigns={results} heading="h2" areFirst isOlder={campaigns.isOlder} />
      <Pagination
        label={campaignsContent.pages}
        page={Number(page)}
        pageCount={pageCount}
        linkTo={(to) => paths.campaigns({ ...others, ...(to > 1 ? { page: String(to) } : {}) })}
      />
    </>
  );
}

function announced(campaigns: LoadedQuery<Page<Campaign>>, { page = '1' }: CampaignFilters): string | null {
  if (campaigns.state !== 'shown' || campaigns.isOlder) return null;
  const { count, results } = campaigns.data;
  return campaignsContent.shown(results.length, count, Number(page));
}

function NoCampaign({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState title={campaignsContent.emptyTitle} text={campaignsContent.emptyText}>
        <LinkButton to={paths.campaigns()}>{campaignsContent.showAll}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={campaignsContent.noneTitle} text={campaignsContent.noneText}>
      <LinkButton look="give" to={paths.give()}>
        Faire un don
      </LinkButton>
      <LinkButton to={paths.giveThings('books')}>Offrir des livres</LinkButton>
    </EmptyState>
  );
}
