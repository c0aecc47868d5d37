import type { YearlyProgress } from '@livres/api/contract';
import type { CSSProperties } from 'react';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { formatCount, formatNumber } from '../../shared/format/numbers';
import { FigureTable } from './FigureTable';
import { impactContent as content } from './impact.content';
import styles from './ImpactTimeline.module.css';

export function ImpactTimeline({ years }: { years: YearlyProgress[] }) {
  const shown = years.filter(({ is_active }) => is_active).toSorted((a, b) => a.year - b.year);
  const most = Math.max(...shown.map(({ books_distributed }) => books_distributed), 1);
  return (
    <>
      <h3>{content.timeline.title}</h3>
      <p className={styles.note}>{content.timeline.drawn}</p>
      <ol className={styles.years}>
        {shown.map(({ id, year, milestone, books_distributed, libraries_count }) => (
          <li key={id} style={{ '--part': (books_distributed / most).toFixed(3) } as CSSProperties}>
            <b>{year}</b>
            <p>{withFrenchSpaces(milestone)}</p>
            <small>
              {formatCount(books_distributed, 'livre', 'livres')},{' '}
              {formatCount(libraries_count, 'bibliothèque', 'bibliothèques')}
            </small>
          </li>
        ))}
      </ol>
      <FigureTable
        caption={content.timeline.table}
        heads={content.timeline.heads}
        rows={shown.map(({ year, books_distributed, libraries_count }) => [
          String(year),
          formatNumber(books_distributed),
          formatNumber(libraries_count),
        ])}
      />
    </>
  );
}
