import type { Campaign, CampaignUpdatePage } from '@livres/api/contract';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { Pagination } from '../../shared/ui/Pagination';
import { EmptyState } from '../../shared/ui/StateMessage';
import { UPDATES_PAGE_SIZE } from './campaign-update-queries';
import { updatesContent as content } from './campaign-updates.content';
import { updatePaths } from './update-paths';
import { UpdateList } from './UpdateList';

interface UpdatesPageProps {
  campaign: Pick<Campaign, 'slug' | 'title'>;
  updates: CampaignUpdatePage;
  page: number;
}

/** All the news of a campaign. */
export function UpdatesPage({ campaign: { slug, title }, updates, page }: UpdatesPageProps) {
  const named = withFrenchSpaces(title);
  return (
    <Container narrow>
      <PageHead
        title={content.listTitle(named)}
        lead={content.listDescription(named)}
        trail={[
          { label: content.campaigns, to: paths.campaigns() },
          { label: named, to: paths.campaign(slug) },
        ]}
      />
      {updates.count === 0 ? (
        <EmptyState {...content.empty}>
          <LinkButton to={paths.campaign(slug)}>{content.back}</LinkButton>
        </EmptyState>
      ) : (
        <UpdateList updates={updates.results} heading="h2" />
      )}
      <Pagination
        label={content.pages}
        page={page}
        pageCount={Math.ceil(updates.count / UPDATES_PAGE_SIZE)}
        linkTo={(asked) => updatePaths.all(slug, asked)}
      />
    </Container>
  );
}
