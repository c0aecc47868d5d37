import type { ReactNode } from 'react';
import styles from './Showcase.module.css';

/** One state of a component, under its name. */
export function Specimen({
  name,
  onBand = false,
  children,
}: {
  name: string;
  onBand?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.specimen}>
      <p>{name}</p>
      <div className={onBand ? styles.band : undefined}>{children}</div>
    </div>
  );
}

export function Specimens({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles.specimens}>{children}</div>
    </section>
  );
}
