import {
  PROJECT_ACTION_LABELS,
  PROJECT_ACTIONS,
  PROJECT_STATUS_LABELS,
  PROJECT_STATUSES,
} from '@livres/api/contract';
import { Link } from 'react-router';
import { paths } from '../../shared/paths';
import { withFilter, type ProjectFilters } from './project-filters';
import styles from './ProjectFilterLinks.module.css';
import { projectsContent as content } from './projects.content';

/** The choices of the list, as links: they work without JavaScript and can be shared. */
export function ProjectFilterLinks({ filters }: { filters: ProjectFilters }) {
  return (
    <div className={styles.filters}>
      <Choices
        name="action"
        label={content.action}
        every={content.everyAction}
        values={PROJECT_ACTIONS}
        labels={PROJECT_ACTION_LABELS}
        filters={filters}
      />
      <Choices
        name="status"
        label={content.status}
        every={content.everyStatus}
        values={PROJECT_STATUSES}
        labels={PROJECT_STATUS_LABELS}
        filters={filters}
      />
    </div>
  );
}

interface ChoicesProps<T extends string> {
  name: 'action' | 'status';
  label: string;
  every: string;
  values: readonly T[];
  labels: Record<T, string>;
  filters: ProjectFilters;
}

function Choices<T extends string>({ name, label, every, values, labels, filters }: ChoicesProps<T>) {
  const entries = [{ value: null, text: every }, ...values.map((value) => ({ value, text: labels[value] }))];
  return (
    <nav className={styles.choices} aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <ul>
        {entries.map(({ value, text }) => (
          <li key={text}>
            <Link
              to={paths.projects(withFilter(filters, name, value))}
              preventScrollReset
              aria-current={(filters[name] ?? null) === value ? 'true' : undefined}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
