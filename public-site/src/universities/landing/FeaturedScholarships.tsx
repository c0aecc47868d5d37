import { SCHOLARSHIP_LIMITS, type ScholarshipSummary } from '@livres/api/contract';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { LoadedQuery } from '../../shared/api/use-loaded';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { ScholarshipGrid, ScholarshipGridSkeleton } from '../shared/ScholarshipGrid';
import { EmptyState, ErrorState } from '../../shared/ui/StateMessage';
import { universitiesContent } from './universities.content';
import styles from './UniversitiesPage.module.css';

const content = universitiesContent.featured;

export function FeaturedScholarships({ featured }: { featured: LoadedQuery<ScholarshipSummary[]> }) {
  return (
    <Container>
      <section className={styles.part} aria-labelledby="a-la-une">
        <div className={styles.head}>
          <h2 id="a-la-une">{content.title}</h2>
          <Link className={styles.all} to={paths.scholarships()}>
            {content.all}
            <ArrowRight aria-hidden="true" size={18} />
          </Link>
        </div>
        <Cards featured={featured} />
      </section>
    </Container>
  );
}

function Cards({ featured }: { featured: LoadedQuery<ScholarshipSummary[]> }) {
  if (featured.state === 'loading') return <ScholarshipGridSkeleton count={SCHOLARSHIP_LIMITS.featured} />;
  if (featured.state === 'failed') {
    return (
      <ErrorState heading="h3" title={content.failed} text={content.failedText} onRetry={featured.retry} />
    );
  }
  const { data } = featured;
  if (data.length > 0) return <ScholarshipGrid scholarships={data.slice(0, SCHOLARSHIP_LIMITS.featured)} />;
  return (
    <EmptyState heading="h3" title={content.empty} text={content.emptyText}>
      <LinkButton to={paths.scholarships()}>{content.all}</LinkButton>
    </EmptyState>
  );
}
