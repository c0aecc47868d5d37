import type { ReactNode } from 'react';
import { Container } from '../shared/ui/Container';
import styles from './AboutPart.module.css';

interface AboutPartProps {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

export function AboutPart({ id, title, text, children }: AboutPartProps) {
  return (
    <Container>
      <section id={id} className={styles.part} aria-labelledby={`${id}-titre`}>
        <div className={styles.head}>
          <h2 id={`${id}-titre`}>{title}</h2>
          {text && <p>{text}</p>}
        </div>
        <div className={styles.body}>{children}</div>
      </section>
    </Container>
  );
}

/** Short titled notes side by side: principles, roles, ways. */
export function Notes({ entries }: { entries: readonly { title: string; text: string }[] }) {
  return (
    <ul className={styles.notes}>
      {entries.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
