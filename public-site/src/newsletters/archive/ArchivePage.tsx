import type { ArchivedNewsletterPage } from '@livres/api/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDay } from '../../shared/format/dates';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { pathTo } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { PageHead } from '../../shared/ui/PageHead';
import { Pagination } from '../../shared/ui/Pagination';
import { EmptyState } from '../../shared/ui/StateMessage';
import { archiveContent as content } from './archive.content';
import { archivePaths } from './archive-paths';
import { ARCHIVE_PAGE_SIZE } from './archive-queries';
import styles from './ArchivePage.module.css';

interface ArchivePageProps {
  page: number;
  newsletters: ArchivedNewsletterPage;
  /** What stands under the list. */
  children: ReactNode;
}

/** What was sent, the newest first. */
export function ArchivePage({ page, newsletters: { results, count }, children }: ArchivePageProps) {
  return (
    <Container narrow>
      <PageHead title={content.title} lead={content.lead}>
        <div className={styles.ways}>
          <LinkButton to={pathTo('/lettre')}>{content.subscribe}</LinkButton>
          <a href={archivePaths.feed}>{content.feed}</a>
        </div>
      </PageHead>
      {results.length === 0 && (
        <EmptyState {...content.empty}>
          <LinkButton to={pathTo('/lettre')}>{content.subscribe}</LinkButton>
        </EmptyState>
      )}
      <ol className={styles.list}>
        {results.map(({ slug, subject, preheader, sent_at }) => (
          <li key={slug}>
            <h2>
              <Link to={archivePaths.newsletter(slug)}>{withFrenchSpaces(subject)}</Link>
            </h2>
            {preheader && <p>{withFrenchSpaces(preheader)}</p>}
            <p className={styles.sent}>
              <time dateTime={sent_at}>{content.sent(formatDay(sent_at))}</time>
            </p>
          </li>
        ))}
      </ol>
      <Pagination
        label={content.pages}
        page={page}
        pageCount={Math.ceil(count / ARCHIVE_PAGE_SIZE)}
        linkTo={archivePaths.page}
      />
      {children}
    </Container>
  );
}
