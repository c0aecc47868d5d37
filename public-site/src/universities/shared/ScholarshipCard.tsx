import { SCHOLARSHIP_LEVEL_LABELS, type ScholarshipSummary } from '@livres/api/contract';
import { Eye } from 'lucide-react';
import { useId } from 'react';
import { amountText, COVERAGE_SENTENCES, scholarshipContent as content } from './scholarship.content';
import { FavoriteButton } from './favorites/FavoriteButton';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { formatNumber } from '../../shared/format/numbers';
import { paths } from '../../shared/paths';
import { Badge } from '../../shared/ui/Badge';
import { DeadlineBadge } from './DeadlineBadge';
import { Day } from '../../shared/ui/DetailList';
import { CardMeta, LinkedCard } from '../../shared/ui/LinkedCard';
import styles from './ScholarshipCard.module.css';

interface ScholarshipCardProps {
  scholarship: ScholarshipSummary;
  heading?: 'h2' | 'h3';
}

export function ScholarshipCard({ scholarship, heading = 'h3' }: ScholarshipCardProps) {
  const { id, level, is_featured, country, field_of_study, amount, coverage_type } = scholarship;
  return (
    <LinkedCard
      to={paths.scholarship(id)}
      title={withFrenchSpaces(scholarship.title)}
      titleId={useId()}
      heading={heading}
      badges={
        <>
          <DeadlineBadge scholarship={scholarship} />
          <Badge tone="quiet">{SCHOLARSHIP_LEVEL_LABELS[level]}</Badge>
          {is_featured && <Badge tone="warm">{content.featured}</Badge>}
        </>
      }
    >
      <p className={styles.organization}>{withFrenchSpaces(scholarship.organization)}</p>
      <CardMeta>
        <span>{country}</span>
        <span>{field_of_study}</span>
      </CardMeta>
      <p className={styles.amount}>
        <strong className={amount === null ? styles.unknown : undefined}>{amountText(amount)}</strong>
        <span>{COVERAGE_SENTENCES[coverage_type]}</span>
      </p>
      <ScholarshipFoot scholarship={scholarship} />
    </LinkedCard>
  );
}

function ScholarshipFoot({ scholarship }: { scholarship: ScholarshipSummary }) {
  const { deadline, view_count } = scholarship;
  return (
    <div className={styles.foot}>
      <p>
        <span>{content.deadline}</span> <Day iso={deadline} />
      </p>
      <span
        className={styles.views}
        role="img"
        aria-label={content.views(view_count)}
        title={content.views(view_count)}
      >
        <Eye aria-hidden="true" size={18} />
        {formatNumber(view_count)}
      </span>
      <div className={styles.favorite}>
        <FavoriteButton scholarship={scholarship} look="card" />
      </div>
    </div>
  );
}
