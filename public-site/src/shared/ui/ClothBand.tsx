import styles from './ClothBand.module.css';

/** A strip of ndop cloth between two parts of a page. */
export function ClothBand() {
  return <div className={styles.band} role="presentation" />;
}
