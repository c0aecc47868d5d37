import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { EmptyState, ErrorState } from '../../shared/ui/StateMessage';
import { detailContent as content } from './scholarship-detail.content';
import styles from './ScholarshipDetail.module.css';

export function UnknownScholarship() {
  return (
    <Container className={styles.missing}>
      <EmptyState heading="h1" title={content.notFound} text={content.notFoundText}>
        <LinkButton to={paths.scholarships()}>{content.back}</LinkButton>
      </EmptyState>
    </Container>
  );
}

export function UnreadScholarship({ onRetry }: { onRetry: () => void }) {
  return (
    <Container className={styles.missing}>
      <ErrorState heading="h1" title={content.failed} text={content.failedText} onRetry={onRetry}>
        <LinkButton look="quiet" to={paths.scholarships()}>
          {content.back}
        </LinkButton>
      </ErrorState>
    </Container>
  );
}
