import { useQuery } from '@tanstack/react-query';
import { browserApi } from '../../shared/api/api-clients';
import { scholarshipDetailQueries } from '../shared/scholarship-detail-queries';
import { askedProfile } from '../shared/eligibility/eligibility-criteria';
import { savedProfile } from '../shared/eligibility/saved-profile';
import { VerdictBadge, VerdictReasons } from '../shared/eligibility/VerdictReasons';
import { detailContent } from './scholarship-detail.content';
import styles from './ScholarshipDetail.module.css';

/** Left out where it cannot be read: the link beside it leads to the whole answer. */
export function ScholarshipDetailVerdict({ id }: { id: number }) {
  const asked = { ...askedProfile(savedProfile()), scholarship: String(id) };
  const { data } = useQuery(scholarshipDetailQueries.eligibility(browserApi(), asked));
  const answer = data?.results[0];
  if (!answer) return null;
  return (
    <section className={styles.answer} aria-label={detailContent.yourVerdict}>
      <p>
        {detailContent.yourVerdict} <VerdictBadge verdict={answer.verdict} />
      </p>
      <VerdictReasons reasons={answer.reasons.filter(({ verdict }) => verdict !== 'yes')} />
    </section>
  );
}
