import type { ContentPage } from '@livres/api/contract';
import { TextPage } from '../shared/page-blocks/TextPage';
import { paths, pathTo } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { CallBand } from '../../shared/ui/CallBand';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { EmptyState } from '../../shared/ui/StateMessage';
import { aboutContent, communityContent as content } from './about.content';

export function CommunityPage({ page: { title, lead, blocks } }: { page: ContentPage }) {
  return (
    <>
      <Container>
        <PageHead
          title={title}
          lead={lead}
          trail={[{ label: aboutContent.title, to: pathTo('/a-propos') }]}
        />
        {blocks.length > 0 ? <TextPage blocks={blocks} summary={content.onThisPage} /> : <Coming />}
      </Container>
      <CallBand {...content.call} subject={content.subject} />
    </>
  );
}

/** Until staff write the page. */
function Coming() {
  return (
    <EmptyState title={content.state.title} text={content.state.text}>
      <LinkButton to={`${pathTo('/a-propos')}#${aboutContent.joinAnchor}`}>{content.join}</LinkButton>
      <LinkButton to={paths.actions()}>{content.actions}</LinkButton>
      <LinkButton to={paths.campaigns({ status: 'active' })}>{content.campaigns}</LinkButton>
      <LinkButton to={paths.giveThings('books')}>{content.books}</LinkButton>
    </EmptyState>
  );
}
