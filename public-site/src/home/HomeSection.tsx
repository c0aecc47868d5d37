import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './HomeSection.module.css';

interface HomeSectionProps {
  /** Of the title, for the section's name. */
  id: string;
  title: string;
  text?: string;
  /** Where all of them are. */
  all?: { to: string; label: string };
  children: ReactNode;
}

/** A part of the home page under its title. */
export function HomeSection({ id, title, text, all, children }: HomeSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {children}
      {all && (
        <Link className={styles.all} to={all.to}>
          {all.label}
          <ArrowRight aria-hidden="true" size={18} />
        </Link>
      )}
    </section>
  );
}
