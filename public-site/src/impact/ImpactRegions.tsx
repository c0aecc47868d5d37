import { impactRegions, type LocationMetric } from '@livres/api/contract';
import type { CSSProperties } from 'react';
import { formatCount, formatNumber } from '../shared/format/numbers';
import { FigureTable } from './FigureTable';
import { impactContent as content } from './impact.content';
import styles from './Impact.module.css';

export function ImpactRegions({ locations }: { locations: LocationMetric[] }) {
  const regions = impactRegions(locations);
  const most = Math.max(...regions.map(({ libraries }) => libraries));
  return (
    <>
      <h3>{content.regions.title}</h3>
      <ul className={styles.regions}>
        {regions.map(({ name, libraries, color, places }) => (
          <li key={name} style={{ '--region': color } as CSSProperties}>
            <b>{name}</b>
            <span>{formatCount(libraries, 'bibliothèque', 'bibliothèques')}</span>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ width: `${(libraries / most) * 100}%` }} />
            </span>
            <small>{places.map((place) => `${place.name} (${place.libraries_count})`).join(', ')}</small>
          </li>
        ))}
      </ul>
      <FigureTable
        caption={content.regions.table}
        heads={content.regions.heads}
        rows={locations.map((place) => [
          `${place.name}, ${place.country}`,
          formatNumber(place.libraries_count),
          formatNumber(place.books_distributed),
          formatNumber(place.beneficiaries_count),
        ])}
      />
    </>
  );
}
