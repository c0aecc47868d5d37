import { DEFAULT_PAGE_SIZE, type Campaign, type Page } from '@livres/api/contract';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { browserApi } from '../shared/api/api-clients';
import { campaignQueries } from '../shared/api/campaign-queries';
import { useLoaded, type LoadedQuery } from '../shared/api/useLoaded';
import { alternatives } from '../shared/content/alternatives.content';
import { paths } from '../shared/paths';
import { useAnnouncement } from '../shared/ui/announcements';
import { Breadcrumb } from '../shared/ui/Breadcrumb';
import { LinkButton } from '../shared/ui/Button';
import { Container } from '../shared/ui/Container';
import { Pagination } from '../shared/ui/Pagination';
import { EmptyState, ErrorState } from '../shared/ui/StateMessage';
import { TextAlternative } from '../shared/ui/TextAlternative';
import { campaignsContent } from './campaigns.content';
import { askedOf, chosenFilters, type CampaignFilters } from './campaign-filters';
import { CampaignFilterForm } from './CampaignFilterForm';
import { CampaignGrid, CampaignGridSkeleton } from './CampaignGrid';
import styles from './CampaignsPage.module.css';

interface CampaignsPageProps {
  filters: CampaignFilters;
  failure: string | null | undefined;
}

export function CampaignsPage({ filters, failure }: CampaignsPageProps) {
  const campaigns = useLoaded(campaignQueries.list(browserApi(), askedOf(filters)), failure);
  return (
    <Container>
      <div className={styles.head}>
        <Breadcrumb
          trail={[{ label: campaignsContent.home, to: paths.home() }]}
          current={campaignsContent.title}
        />
        <h1>{campaignsContent.title}</h1>
        <p className={styles.lead}>{campaignsContent.lead}</p>
      </div>
      <CampaignFilterForm filters={filters} />
      <section className={styles.results} aria-label={campaignsContent.title}>
        <div className={styles.summary}>
          <p className={styles.count} role="status" aria-live="polite">
            {campaigns.state === 'shown' ? campaignsContent.count(campaigns.data.count) : ''}
          </p>
          <ChosenFilters filters={filters} />
        </div>
        <Results campaigns={campaigns} filters={filters} />
      </section>
    </Container>
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
      <CampaignGrid campaigns={results} heading="h2" isOlder={campaigns.isOlder} />
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

function ChosenFilters({ filters }: { filters: CampaignFilters }) {
  const chosen = chosenFilters(filters);
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={campaignsContent.chosenFilters}>
      {chosen.map(({ name, text, without }) => (
        <li key={name}>
          <Link
            className={styles.chip}
            to={paths.campaigns(without)}
            preventScrollReset
            aria-label={campaignsContent.removeFilter(text)}
          >
            {text}
            <X aria-hidden="true" size={16} />
            <TextAlternative>{alternatives.remove}</TextAlternative>
          </Link>
        </li>
      ))}
      <li>
        <LinkButton look="quiet" to={paths.campaigns()}>
          {campaignsContent.clear}
        </LinkButton>
      </li>
    </ul>
  );
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
