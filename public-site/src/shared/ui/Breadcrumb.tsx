import { Link } from 'react-router';
import styles from './Breadcrumb.module.css';

export interface Crumb {
  label: string;
  to: string;
}

/** The way back; the last crumb is this page. */
export function Breadcrumb({ trail, current }: { trail: Crumb[]; current: string }) {
  return (
    <nav className={styles.breadcrumb} aria-label="Fil d’Ariane">
      <ol>
        {trail.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
