import { X } from 'lucide-react';
import { Link } from 'react-router';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths } from '../../shared/paths';
import { Badge } from '../../shared/ui/Badge';
import { DeadlineBadge } from '../shared/DeadlineBadge';
import { Day } from '../../shared/ui/DetailList';
import { comparisonContent as content } from './comparison.content';
import styles from './Comparison.module.css';
import { comparisonRows, type ComparedValue } from './comparison-rows';
import type { ComparedScholarship } from './comparison-rows';

/** A column a scholarship; on a phone the table is slid sideways and its criteria stay in sight. */
export function ComparisonTable({ scholarships }: { scholarships: ComparedScholarship[] }) {
  return (
    <div className={styles.scroll} role="region" aria-label={content.table}>
      <table className={styles.table} data-columns={scholarships.length}>
        <caption>{content.table}</caption>
        <thead>
          <tr>
            <th scope="col">{content.criterion}</th>
            {scholarships.map((scholarship) => (
              <ScholarshipHead key={scholarship.id} scholarship={scholarship} among={scholarships} />
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{content.rows.deadline}</th>
            {scholarships.map((scholarship) => (
              <td key={scholarship.id}>
                <Day iso={scholarship.deadline} />
                <DeadlineBadge scholarship={scholarship} />
              </td>
            ))}
          </tr>
          {comparisonRows(scholarships).map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, column) => (
                <ValueCell key={scholarships[column]!.id} value={value} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ScholarshipHeadProps {
  scholarship: ComparedScholarship;
  among: ComparedScholarship[];
}

function ScholarshipHead({ scholarship: { id, title, organization }, among }: ScholarshipHeadProps) {
  const others = among.filter((one) => one.id !== id).map((one) => one.id);
  return (
    <th scope="col">
      <Link to={paths.scholarship(id)}>{withFrenchSpaces(title)}</Link>
      <small>{withFrenchSpaces(organization)}</small>
      <Link
        className={styles.remove}
        to={paths.favorites(others)}
        aria-label={content.removeOf(withFrenchSpaces(title))}
        preventScrollReset
      >
        <X aria-hidden="true" size={16} />
        {content.remove}
      </Link>
    </th>
  );
}

function ValueCell({ value: { text, detail, best } }: { value: ComparedValue }) {
  return (
    <td>
      {withFrenchSpaces(text)}
      {detail && <small>{detail}</small>}
      {best && <Badge tone="good">{best}</Badge>}
    </td>
  );
}
