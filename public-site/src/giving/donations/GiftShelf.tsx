import { giftShelf, type ShelfFacts, shelfAlt, shelfLegend } from '@livres/api/contract';
import type { CSSProperties } from 'react';
import styles from './GiftShelf.module.css';

const FIRST_MS = 200;
const APART_MS = 120;
/** However many books: the last one falls before one looks elsewhere. */
const LAST_MS = 4_000;

/** The books that a gift pays for, falling in among those of others on the shelf of their campaign. */
export function GiftShelf({ facts }: { facts: ShelfFacts }) {
  const { width, height, frame, others, free, begun, own, worth } = giftShelf(facts);
  const apart = Math.min(APART_MS, LAST_MS / Math.max(1, own.length));
  return (
    <figure className={styles.shelf}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={shelfAlt(facts)}>
        {[...frame, ...others].map(({ fill, d }) => (
          <path key={fill} fill={fill} d={d} />
        ))}
        <path className={styles.free} d={free} />
        <path className={styles.begun} d={begun} />
        {own.map(({ fill, d, band }, index) => (
          <g
            key={d}
            className={styles.own}
            style={{ '--falls': `${Math.round(FIRST_MS + index * apart)}ms` } as CSSProperties}
          >
            <path fill={fill} d={d} />
            <path fill="#1a2160" d={band} />
          </g>
        ))}
      </svg>
      <figcaption>{shelfLegend(facts, worth)}</figcaption>
    </figure>
  );
}
