import type { ReactNode } from 'react';
import { Container } from './Container';
import styles from './GivePage.module.css';
import { PageHead } from './PageHead';

interface GivePageProps {
  title: string;
  lead: string;
  /** Above the two columns: the campaign, a choice. */
  top?: ReactNode;
  side: ReactNode;
  children: ReactNode;
}

/** The frame of the pages that say how to give. */
export function GivePage({ title, lead, top, side, children }: GivePageProps) {
  return (
    <Container>
      <PageHead title={title} lead={lead}>
        {top}
      </PageHead>
      <div className={styles.page}>
        <div className={styles.main}>{children}</div>
        <div className={styles.side}>{side}</div>
      </div>
    </Container>
  );
}

export function GiveSteps({
  title,
  steps,
}: {
  title: string;
  steps: readonly { title: string; text: string }[];
}) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function GiveList({
  title,
  entries,
  isRefused = false,
}: {
  title: string;
  entries: readonly string[];
  isRefused?: boolean;
}) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className={`${styles.list} ${isRefused ? styles.refused : ''}`}>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </section>
  );
}

export function OtherWay({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={styles.other} aria-label={title}>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={styles.choice}>{children}</div>
    </section>
  );
}

export function GiveChoice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.choice} aria-label={label}>
      {children}
    </nav>
  );
}
