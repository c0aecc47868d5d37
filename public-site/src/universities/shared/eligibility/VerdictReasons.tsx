import {
  ELIGIBILITY_CRITERION_LABELS,
  ELIGIBILITY_VERDICT_LABELS,
  type EligibilityReason,
  type EligibilityVerdict,
} from '@livres/api/contract';
import { Check, CircleHelp, X } from 'lucide-react';
import { withFrenchSpaces } from '../../../shared/format/french-spaces';
import { Badge, type BadgeTone } from '../../../shared/ui/Badge';
import styles from './VerdictReasons.module.css';

const MARKS = { yes: Check, to_check: CircleHelp, no: X };
const TONES: Record<EligibilityVerdict, BadgeTone> = { yes: 'good', to_check: 'warm', no: 'bad' };
const ORDER: readonly EligibilityVerdict[] = ['no', 'to_check', 'yes'];

export function VerdictBadge({ verdict }: { verdict: EligibilityVerdict }) {
  return <Badge tone={TONES[verdict]}>{ELIGIBILITY_VERDICT_LABELS[verdict]}</Badge>;
}

/** Why a scholarship is open to a student or not, by criterion: what stands against it first. */
export function VerdictReasons({ reasons }: { reasons: readonly EligibilityReason[] }) {
  const sorted = reasons.toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict));
  return (
    <ul className={styles.reasons}>
      {sorted.map(({ criterion, verdict, text }) => {
        const Mark = MARKS[verdict];
        return (
          <li key={criterion} className={styles[verdict]}>
            <Mark aria-label={ELIGIBILITY_VERDICT_LABELS[verdict]} role="img" size={20} />
            <span>
              <b>{ELIGIBILITY_CRITERION_LABELS[criterion]}.</b> {withFrenchSpaces(text)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
