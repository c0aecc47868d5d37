import { pathTo } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { EmptyState } from '../../shared/ui/StateMessage';
import { newsletterContent } from './newsletter.content';

const { preferences: content } = newsletterContent;

/** A link of a letter that leads to no subscription. */
export const UnknownLink = () => (
  <Container narrow>
    <EmptyState {...content.unknown} heading="h1">
      <LinkButton to={pathTo('/lettre')}>{content.subscribe}</LinkButton>
    </EmptyState>
  </Container>
);
