import { Container } from '../../shared/ui/Container';
import { Skeleton } from '../../shared/ui/Skeleton';
import { detailContent } from './scholarship-detail.content';
import styles from './ScholarshipDetail.module.css';

/** The shape of the page while it loads. */
export function ScholarshipDetailSkeleton() {
  return (
    <Container className={styles.skeleton}>
      <div role="status" aria-label={detailContent.loading}>
        <Skeleton width="40%" />
        <Skeleton width="55%" height="1.6em" />
        <Skeleton height="3.4em" />
        <Skeleton width="60%" height="1.4em" />
        <Skeleton width="35%" height="2.4em" />
      </div>
      <div>
        <Skeleton width="30%" height="1.8em" />
        <Skeleton height="9em" />
        <Skeleton width="30%" height="1.8em" />
        <Skeleton height="7em" />
      </div>
      <Skeleton height="26em" />
    </Container>
  );
}
