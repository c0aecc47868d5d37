import styles from './Badge.module.css';

export type BadgeTone = 'good' | 'warm' | 'bad' | 'quiet';

export function Badge({ tone, children }: { tone: BadgeTone; children: string }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
