import type { Picture } from '@livres/api/contract';
import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './Breadcrumb';
import { Container } from './Container';
import { PictureWithFallback } from './PictureWithFallback';
import { PreviewBanner } from './PreviewBanner';
import styles from './RecordPage.module.css';
import { usePageContext } from './PageContextProvider';

interface RecordPageProps {
  title: string;
  lead: string;
  trail: Crumb[];
  /** What it is, in a few words: a badge, then spans. */
  tags: ReactNode;
  picture?: Picture | null;
  /** Shown where there is no picture; without one, the page has none. */
  illustration?: string;
  /** Under the lead, across the page. */
  notice?: ReactNode;
  /** What one looks for first: beside the timeline, or before it on a phone. */
  aside: ReactNode;
  isPreview: boolean;
  /** The story, under the picture. */
  children: ReactNode;
}

/** The page of a campaign, a project, an event: what it is, its timeline, and what one looks for first beside it. */
export function RecordPage({
  title,
  lead,
  trail,
  tags,
  notice,
  aside,
  isPreview,
  ...story
}: RecordPageProps) {
  const { savesData } = usePageContext();
  return (
    <>
      {isPreview && <PreviewBanner />}
      <Container className={styles.page}>
        <div className={styles.head}>
          <Breadcrumb trail={trail} current={title} />
          <p className={styles.tags}>{tags}</p>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {notice}
        </div>
        <div className={styles.story}>
          {story.illustration && (
            <div className={styles.picture}>
              <PictureWithFallback
                picture={story.picture ?? null}
                illustration={story.illustration}
                sizes="(max-width: 960px) 88vw, 772px"
                light={savesData}
                eager
              />
            </div>
          )}
          {story.children}
        </div>
        {aside}
      </Container>
    </>
  );
}

interface RecordAsideProps {
  heading: string;
  /** Follows the reader down a long story. */
  sticky?: boolean;
  children: ReactNode;
}

export function RecordAside({ heading, sticky = false, children }: RecordAsideProps) {
  return (
    <aside className={sticky ? `${styles.aside} ${styles.sticky}` : styles.aside} aria-label={heading}>
      <h2>{heading}</h2>
      {children}
    </aside>
  );
}

/** What else one may read, under a record's page. */
export function RelatedRecords({
  id,
  heading,
  children,
}: {
  id: string;
  heading: string;
  children: ReactNode;
}) {
  return (
    <Container>
      <section className={styles.related} aria-labelledby={id}>
        <h2 id={id}>{heading}</h2>
        {children}
      </section>
    </Container>
  );
}
