import { SCHOLARSHIP_LIMITS, type Page, type ScholarshipSummary } from '@livres/api/contract';
import { lazy, Suspense } from 'react';
import type { LoadedQuery } from '../../shared/api/use-loaded';
import { useAnnouncement } from '../../shared/ui/announcements';
import { Pagination } from '../../shared/ui/Pagination';
import { ScholarshipGrid, ScholarshipGridSkeleton } from '../shared/ScholarshipGrid';
import { ErrorState } from '../../shared/ui/StateMessage';
import { pageAddress, type ScholarshipListFilters } from './scholarship-filters';
import { scholarshipsContent as content } from './scholarships.content';
import styles from './ScholarshipsPage.module.css';

// Rarely seen, and thus not carried by each page of the list.
const NoScholarship = lazy(() => import('./NoScholarship'));

export type LoadedScholarships = LoadedQuery<Page<ScholarshipSummary>>;

interface ResultsProps {
  scholarships: LoadedScholarships;
  filters: ScholarshipListFilters;
}

/** The cards of a page of the list, and the ways to its other pages. */
export function ScholarshipsResults({ scholarships, filters }: ResultsProps) {
  useAnnouncement(announced(scholarships, filters));
  if (scholarships.state === 'loading') return <ScholarshipGridSkeleton count={6} />;
  if (scholarships.state === 'failed')
    return <ErrorState title={content.failed} text={content.failedText} onRetry={scholarships.retry} />;
  const { results, count } = scholarships.data;
  if (results.length === 0) {
    return (
      <Suspense>
        <NoScholarship filters={filters} />
      </Suspense>
    );
  }
  const page = Number(filters.page ?? 1);
  const pageCount = Math.ceil(count / SCHOLARSHIP_LIMITS.page_size);
  return (
    <>
      <ScholarshipGrid scholarships={results} heading="h2" isOlder={scholarships.isOlder} />
      <div className={styles.pages}>
        <p>{content.pageOf(page, pageCount)}</p>
        <Pagination
          label={content.pages}
          page={page}
          pageCount={pageCount}
          linkTo={(to) => pageAddress(filters, to)}
        />
      </div>
    </>
  );
}

function announced(scholarships: LoadedScholarships, { page = '1' }: ScholarshipListFilters): string | null {
  if (scholarships.state !== 'shown' || scholarships.isOlder) return null;
  return content.shown(scholarships.data.count, Number(page));
}
