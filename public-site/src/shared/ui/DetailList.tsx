import type { ReactNode } from 'react';
import { formatDay } from '../format/dates';
import styles from './DetailList.module.css';

/** Names and what they are, one line each. */
export function DetailList({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

/** Left out where there is nothing to say. */
export function Detail({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** A moment, or a day, which has no hour: noon is the same day in Paris. */
export function Day({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatDay(iso.length === 10 ? `${iso}T12:00:00Z` : iso)}</time>;
}
