import styles from './Skeleton.module.css';

/** A grey shape where content is coming; whoever shows several says once that things load. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />;
}
