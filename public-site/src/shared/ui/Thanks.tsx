import type { ReactNode } from 'react';
import { ClothBand } from './ClothBand';
import { Container } from './Container';
import { Day } from './DetailList';
import styles from './Thanks.module.css';

export interface ThanksStep {
  /** The day, `2026-11-20`, or when it is where it has none. */
  on: string | null;
  when?: string | null;
  text: ReactNode;
  isDone?: boolean;
}

interface ThanksProps {
  /** « Merci » and to whom, where the page may know it; else a sentence. */
  title: string;
  name?: string | null;
  lead: ReactNode;
  /** Beside the words; what it shows is said under it. */
  picture?: ReactNode;
  stepsTitle: string;
  steps: ThanksStep[];
  /** Beside what happens next. */
  aside?: ReactNode;
  children?: ReactNode;
  /** What was given, in one line at the end. */
  facts: ReactNode;
  factsLabel: string;
}

const LONG_NAME = 12;

/** The page after something was given: thanks, what happens next, and how to pass it on; it asks for nothing more. */
export function Thanks({ title, name, lead, picture, stepsTitle, steps, ...rest }: ThanksProps) {
  const { aside, children, facts, factsLabel } = rest;
  const size = name ? (name.length > LONG_NAME ? styles.long : styles.short) : undefined;
  return (
    <div data-giving="">
      <section className={styles.thanks}>
        <Container className={picture ? styles.drawn : undefined}>
          <div>
            <h1 className={size}>
              {title}
              {name && <em> {name}</em>}
            </h1>
            <div className={styles.lead}>{lead}</div>
          </div>
          {picture}
        </Container>
      </section>
      <ClothBand />
      <Container className={styles.after}>
        <div className={styles.columns}>
          <section aria-labelledby="suite">
            <h2 id="suite">{stepsTitle}</h2>
            <ol className={styles.steps}>
              {steps.map(({ on, when, text, isDone }, index) => (
                <li key={index} data-done={isDone}>
                  <b>{when ?? (on && <Day iso={on} />)}</b>
                  <div>{text}</div>
                </li>
              ))}
            </ol>
          </section>
          {aside}
        </div>
        {children}
        <section className={styles.facts} aria-label={factsLabel}>
          {facts}
        </section>
      </Container>
    </div>
  );
}
