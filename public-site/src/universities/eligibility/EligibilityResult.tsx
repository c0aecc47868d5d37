import type { EligibilityAnswer } from '@livres/api/contract';
import { useId } from 'react';
import { Link } from 'react-router';
import { amountText } from '../shared/scholarship.content';
import { FavoriteButton } from '../shared/favorites/FavoriteButton';
import { VerdictBadge, VerdictReasons } from '../shared/eligibility/VerdictReasons';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths } from '../../shared/paths';
import { Card } from '../../shared/ui/Card';
import { DeadlineBadge } from '../shared/DeadlineBadge';
import { CardMeta } from '../../shared/ui/LinkedCard';
import { Skeleton } from '../../shared/ui/Skeleton';
import { eligibilityContent } from './eligibility.content';
import styles from './EligibilityPage.module.css';

interface EligibilityResultProps {
  answer: EligibilityAnswer;
  /** With what speaks for the student too, where all of it does not say yes. */
  isWhole?: boolean;
}

export function EligibilityResult({ answer, isWhole = false }: EligibilityResultProps) {
  const { scholarship, verdict, reasons } = answer;
  const titleId = useId();
  return (
    <Card as="article" className={styles.result} aria-labelledby={titleId}>
      <div className={styles.badges}>
        <VerdictBadge verdict={verdict} />
        <DeadlineBadge scholarship={scholarship} />
        <FavoriteButton scholarship={scholarship} look="card" />
      </div>
      <h3 id={titleId}>
        <Link to={paths.scholarship(scholarship.id)}>{withFrenchSpaces(scholarship.title)}</Link>
      </h3>
      <CardMeta>
        <span>{scholarship.organization}</span>
        <span>{scholarship.country}</span>
        <span>{scholarship.level_display}</span>
        <span>{amountText(scholarship.amount)}</span>
      </CardMeta>
      <VerdictReasons reasons={isWhole || verdict === 'yes' ? reasons : reasons.filter(isAgainst)} />
    </Card>
  );
}

const isAgainst = ({ verdict }: { verdict: string }) => verdict !== 'yes';

export function EligibilityResultSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.list} role="status" aria-label={eligibilityContent.loading}>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index}>
          <Skeleton width="30%" height="1.6em" />
          <Skeleton width="80%" height="1.4em" />
          <Skeleton width="60%" />
          <Skeleton height="3em" />
        </Card>
      ))}
    </div>
  );
}
