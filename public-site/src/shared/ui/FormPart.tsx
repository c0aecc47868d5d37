import type { ReactNode } from 'react';
import styles from './FormPart.module.css';

/** Fields that belong together, two in a row where there is room; long texts and groups take a row of their own. */
export function FormPart({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend>{legend}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
