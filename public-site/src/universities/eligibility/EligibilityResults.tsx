import {
  DEFAULT_PAGE_SIZE,
  ELIGIBILITY_VERDICTS,
  type EligibilityPage,
  type EligibilityVerdict,
} from '@livres/api/contract';
import { Link } from 'react-router';
import { browserApi } from '../../shared/api/api-clients';
import { scholarshipDetailQueries } from '../shared/scholarship-detail-queries';
import { useLoaded } from '../../shared/api/use-loaded';
import { useAnnouncement } from '../../shared/ui/announcements';
import { LinkButton } from '../../shared/ui/Button';
import { Pagination } from '../../shared/ui/Pagination';
import { EmptyState, ErrorState } from '../../shared/ui/StateMessage';
import { addressOf, askedOfAll, askedOfOne, type EligibilityAsked } from './eligibility-address';
import { eligibilityContent as content, verdictGroups } from './eligibility.content';
import styles from './EligibilityPage.module.css';
import { EligibilityResult, EligibilityResultSkeleton } from './EligibilityResult';

interface EligibilityResultsProps {
  asked: EligibilityAsked;
  failure: string | null;
}

/** What holds for the scholarship that one comes from, then for all the open ones. */
export function EligibilityResults({ asked, failure }: EligibilityResultsProps) {
  const answers = useLoaded(scholarshipDetailQueries.eligibility(browserApi(), askedOfAll(asked)), failure);
  useAnnouncement(
    answers.state === 'shown' && !answers.isOlder
      ? content.shown(total(answers.data), answers.data.summary.yes)
      : null,
  );
  return (
    <section className={styles.results} aria-labelledby="resultats">
      <h2 id="resultats">{content.results}</h2>
      {asked.scholarship && <ForOne asked={asked} />}
      {answers.state === 'loading' && <EligibilityResultSkeleton count={4} />}
      {answers.state === 'failed' && (
        <ErrorState heading="h3" title={content.failed} text={content.failedText} onRetry={answers.retry} />
      )}
      {answers.state === 'shown' && (
        <Answers asked={asked} answers={answers.data} isOlder={answers.isOlder} />
      )}
    </section>
  );
}

function ForOne({ asked }: { asked: EligibilityAsked }) {
  const one = useLoaded(scholarshipDetailQueries.eligibility(browserApi(), askedOfOne(asked)), null);
  const answer = one.state === 'shown' ? one.data.results[0] : undefined;
  if (!answer) return null;
  return (
    <div className={styles.first}>
      <h3>{content.forOne}</h3>
      <EligibilityResult answer={answer} isWhole />
    </div>
  );
}

interface AnswersProps {
  asked: EligibilityAsked;
  answers: EligibilityPage;
  isOlder: boolean;
}

function Answers({ asked, answers, isOlder }: AnswersProps) {
  const { results, count, grade_out_of_4: grade } = answers;
  const { profile, scholarship, verdict } = asked;
  return (
    <>
      <p>
        {content.advice} {grade !== null && content.converted(grade.toLocaleString('fr-FR'))}
      </p>
      <Groups asked={asked} answers={answers} />
      {results.length === 0 && (
        <EmptyState heading="h3" title={content.none} text={content.noneText}>
          <LinkButton to={addressOf(profile, { scholarship })}>{content.showAll}</LinkButton>
        </EmptyState>
      )}
      <ol className={styles.list} aria-busy={isOlder}>
        {results.map((answer) => (
          <li key={answer.scholarship.id}>
            <EligibilityResult answer={answer} />
          </li>
        ))}
      </ol>
      <Pagination
        label={content.pages}
        page={asked.page}
        pageCount={Math.ceil(count / DEFAULT_PAGE_SIZE)}
        linkTo={(page) => addressOf(profile, { scholarship, verdict, page })}
      />
    </>
  );
}

/** How many there are of each verdict; each leads to them. */
function Groups({ asked: { profile, scholarship, verdict }, answers }: Omit<AnswersProps, 'isOlder'>) {
  const group = (value: EligibilityVerdict | undefined, label: string, count: number) => (
    <li key={label}>
      <Link
        className={value && styles[value]}
        to={addressOf(profile, { scholarship, verdict: value })}
        aria-current={value === verdict ? 'page' : undefined}
        preventScrollReset
      >
        <strong>{count}</strong> {label}
      </Link>
    </li>
  );
  return (
    <nav aria-label={content.summary}>
      <ul className={styles.groups}>
        {group(undefined, content.all, total(answers))}
        {ELIGIBILITY_VERDICTS.map((value) => group(value, verdictGroups[value], answers.summary[value]))}
      </ul>
    </nav>
  );
}

function total({ summary }: EligibilityPage): number {
  return summary.yes + summary.to_check + summary.no;
}
