import type { LocationMetric } from '@livres/api/contract';
import type { CSSProperties } from 'react';
import { formatCount, formatNumber } from '../../shared/format/numbers';
import { paths } from '../../shared/paths';
import { FigureTable } from './FigureTable';
import { impactContent as content } from './impact.content';
import { mapEdition, mappedRegions } from './map/mapped-regions';
import styles from './ImpactRegions.module.css';

export function ImpactRegions({ locations }: { locations: LocationMetric[] }) {
  const regions = mappedRegions(locations);
  const most = Math.max(...regions.map(({ libraries }) => libraries), 1);
  const offMap = new Set(regions.filter(({ mark }) => mark === null).map(({ name }) => name));
  const shown = locations.filter(({ is_active }) => is_active);
  return (
    <>
      <h3>{content.regions.title}</h3>
      <div className={styles.parts}>
        <img
          className={styles.map}
          src={paths.impactMap(mapEdition(regions))}
          alt={content.regions.map}
          width={600}
          height={450}
          loading="lazy"
          decoding="async"
        />
        <ul className={styles.regions}>
          {regions.map(({ name, libraries, color, places, mark }) => (
            <li key={name} style={{ '--region': color } as CSSProperties}>
              <b>
                {mark !== null && <span className={styles.mark}>{mark}</span>} <span>{name}</span>
              </b>
              <span>{formatCount(libraries, 'bibliothèque', 'bibliothèques')}</span>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ width: `${(libraries / most) * 100}%` }} />
              </span>
              <small>{places.map((place) => `${place.name} (${place.libraries_count})`).join(', ')}</small>
            </li>
          ))}
        </ul>
      </div>
      {offMap.size > 0 && <p className={styles.note}>{content.regions.offMap([...offMap].join(', '))}</p>}
      <FigureTable
        caption={content.regions.table}
        heads={content.regions.heads}
        rows={shown.map((place) => [
          `${place.name}, ${place.country}`,
          formatNumber(place.libraries_count),
          formatNumber(place.books_distributed),
          formatNumber(place.beneficiaries_count),
        ])}
      />
    </>
  );
}
