import styles from './TextAlternative.module.css';

/** In words, what an icon or a colour says; shown on request. Screen readers already read the mark's own name. */
export function TextAlternative({ children }: { children: string }) {
  return (
    <span className={styles.alternative} aria-hidden="true">
      {children}
    </span>
  );
}
