import type { ReactNode } from 'react';
import type { Crumb } from './Breadcrumb';
import { ChosenCriteria, type ChosenCriterion } from './ChosenCriteria';
import { Container } from './Container';
import styles from './ListPage.module.css';
import { PageHead } from './PageHead';

interface ListPageProps {
  title: string;
  lead: string;
  /** Between the home page and this one. */
  trail?: Crumb[];
  form: ReactNode;
  /** How many there are, in words; empty until it is known. */
  count: string;
  chosen: ChosenCriterion[];
  /** The same list without any criterion. */
  clearTo: string;
  children: ReactNode;
}

/** A page that lists what the address asks for: its form, how many there are, the criteria, the results. */
export function ListPage({ title, lead, trail = [], form, count, chosen, clearTo, children }: ListPageProps) {
  return (
    <Container>
      <PageHead title={title} lead={lead} trail={trail} />
      {form}
      <section className={styles.results} aria-label={title}>
        <div className={styles.summary}>
          <p className={styles.count} role="status" aria-live="polite">
            {count}
          </p>
          <ChosenCriteria chosen={chosen} clearTo={clearTo} />
        </div>
        {children}
      </section>
    </Container>
  );
}
