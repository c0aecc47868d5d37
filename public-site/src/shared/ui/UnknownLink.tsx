import { paths } from '../paths';
import { LinkButton } from './Button';
import { Container } from './Container';
import { EmptyState } from './StateMessage';

interface UnknownLinkProps {
  texts: { title: string; text: string; write: string };
  heading?: 'h1' | 'h3';
}

/** A private link that leads nowhere, with a way to write to the association. */
export function UnknownLink({ texts: { title, text, write }, heading = 'h1' }: UnknownLinkProps) {
  return (
    <Container narrow>
      <EmptyState title={title} text={text} heading={heading}>
        <LinkButton look="main" to={paths.contact()}>
          {write}
        </LinkButton>
      </EmptyState>
    </Container>
  );
}
