import { BadgeCheck, BellRing, Calculator, HandHelping, ListChecks, UsersRound } from 'lucide-react';
import { browserApi } from '../../shared/api/api-clients';
import { scholarshipQueries } from '../shared/scholarship-queries';
import { useLoaded } from '../../shared/api/use-loaded';
import { Container } from '../../shared/ui/Container';
import { ErrorState } from '../../shared/ui/StateMessage';
import { TopicCards } from '../../shared/ui/TopicCards';
import { Closing } from './Closing';
import { FeaturedScholarships } from './FeaturedScholarships';
import { Statistics } from './Statistics';
import { universitiesContent as content } from './universities.content';
import styles from './UniversitiesPage.module.css';
import { UniversitiesHero } from './UniversitiesHero';

/** What the server could not read. */
export type UniversitiesFailures = Record<'statistics' | 'featured', string | null>;

const ICONS = [BadgeCheck, HandHelping, BellRing, ListChecks, Calculator, UsersRound];
const BENEFITS = content.benefits.entries.map((benefit, index) => ({
  ...benefit,
  icon: ICONS[index] ?? BadgeCheck,
}));

/** The front of the university programme. */
export function UniversitiesPage({ failures }: { failures: UniversitiesFailures }) {
  const api = browserApi();
  const statistics = useLoaded(scholarshipQueries.statistics(api), failures.statistics);
  const featured = useLoaded(scholarshipQueries.featured(api), failures.featured);
  const hasNothing = statistics.state === 'failed' && featured.state === 'failed';
  return (
    <>
      <UniversitiesHero />
      {hasNothing ? (
        <Container className={styles.part}>
          <ErrorState
            title={content.failed}
            text={content.failedText}
            onRetry={() => {
              statistics.retry();
              featured.retry();
            }}
          />
        </Container>
      ) : (
        <>
          <Statistics statistics={statistics} />
          <FeaturedScholarships featured={featured} />
        </>
      )}
      <Container>
        <section className={styles.part} aria-labelledby="apports">
          <h2 id="apports">{content.benefits.title}</h2>
          <TopicCards topics={BENEFITS} />
        </section>
        <Closing />
      </Container>
    </>
  );
}
