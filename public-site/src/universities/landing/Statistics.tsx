import type { ScholarshipStatistics } from '@livres/api/contract';
import type { LoadedQuery } from '../../shared/api/use-loaded';
import { formatAmount } from '../../shared/format/euros';
import { formatNumber } from '../../shared/format/numbers';
import { Container } from '../../shared/ui/Container';
import { Skeleton } from '../../shared/ui/Skeleton';
import styles from './Statistics.module.css';
import { universitiesContent } from './universities.content';

const content = universitiesContent.statistics;

interface Tile {
  label: string;
  help?: string;
  value(statistics: ScholarshipStatistics): string;
}

const TILES: Tile[] = [
  { label: content.active, value: ({ active_scholarships }) => formatNumber(active_scholarships) },
  { label: content.countries, value: ({ countries_count }) => formatNumber(countries_count) },
  {
    label: content.upcoming,
    help: content.upcomingHelp,
    value: ({ upcoming_deadlines }) => formatNumber(upcoming_deadlines),
  },
  { label: content.average, value: ({ avg_amount }) => averageText(avg_amount) },
];

/** The four figures of the programme: their places while they come, a dash where they cannot be read. */
export function Statistics({ statistics }: { statistics: LoadedQuery<ScholarshipStatistics> }) {
  const isLoading = statistics.state === 'loading';
  return (
    <Container>
      <section aria-label={content.title} aria-busy={isLoading}>
        {isLoading && (
          <p className={styles.heard} role="status">
            {content.loading}
          </p>
        )}
        <dl className={styles.tiles}>
          {TILES.map(({ label, help, value }) => (
            <div key={label}>
              <dt>
                {label}
                {help && <small> {help}</small>}
              </dt>
              <dd>
                {statistics.state === 'shown' && value(statistics.data)}
                {statistics.state === 'failed' && <Unknown />}
                {isLoading && <Skeleton width="3.2em" height="1em" />}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </Container>
  );
}

function Unknown() {
  return (
    <>
      <span aria-hidden="true">{content.unknown}</span>
      <span className={styles.heard}>{content.unknownHeard}</span>
    </>
  );
}

function averageText(average: number | null): string {
  return average === null ? content.absent : formatAmount(Math.round(average), 'EUR');
}
