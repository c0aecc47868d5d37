import { paths } from '../paths';
import { LinkButton } from './Button';
import { Container } from './Container';
import { EmptyState } from './StateMessage';

interface UnknownLinkProps {
  texts: { title: string; text: string; write: string };
}

/** A private link that leads nowhere, with a way to write to the association. */
export function UnknownLink({ texts: { title, text, write } }: UnknownLinkProps) {
  return (
    <Container narrow>
      <EmptyState title={title} text={text} heading="h1">
        <LinkButton look="main" to={paths.contact()}>
          {write}
        </LinkButton>
      </EmptyState>
    </Container>
  );
}
