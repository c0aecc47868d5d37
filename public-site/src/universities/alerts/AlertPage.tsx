import { scholarshipQuery, type ScholarshipAlert } from '@livres/api/contract';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { Day } from '../../shared/ui/DetailList';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { PageHead } from '../../shared/ui/PageHead';
import { EmptyState } from '../../shared/ui/StateMessage';
import { useSentForm } from '../../shared/ui/use-sent-form';
import type { AlertActionAnswer } from './alert-forms';
import { AlertActions } from './AlertActions';
import { AlertCriteria } from './AlertCriteria';
import { alertContent as content, newAlertContent } from './scholarship-alerts.content';
import styles from './ScholarshipAlerts.module.css';
import { ALERT_TRAIL } from './alert-trail';

interface AlertPageProps {
  token: string;
  /** Null where the link leads nowhere. */
  alert: ScholarshipAlert | null;
  posted: AlertActionAnswer | undefined;
}

export function AlertPage({ token, alert, posted }: AlertPageProps) {
  const { place, answer: given, ...sent } = useSentForm<ScholarshipAlert>(posted);
  const answer = given as AlertActionAnswer | undefined;
  const shown = answer?.done ?? alert;
  if (!shown)
    return (
      <Container narrow>
        <EmptyState {...content.unknown} heading="h1">
          <LinkButton to={paths.scholarships()}>{content.list}</LinkButton>
        </EmptyState>
      </Container>
    );
  return (
    <Container narrow>
      <PageHead title={content.title} lead={content.lead(shown.email_hint)} trail={ALERT_TRAIL} />
      <div className={styles.page}>
        <Asked alert={shown} />
        <div ref={place} className={styles.part}>
          {answer && <Outcome answer={answer} />}
          <AlertActions token={token} alert={shown} sent={sent} />
        </div>
      </div>
    </Container>
  );
}

function Asked({ alert: { filters, matches, last_sent_at } }: { alert: ScholarshipAlert }) {
  return (
    <section className={styles.asked} aria-labelledby="criteres">
      <h2 id="criteres">{newAlertContent.criteria}</h2>
      <AlertCriteria filters={filters} />
      <p>{content.matches(matches)}</p>
      {last_sent_at && (
        <p>
          {content.lastSent}
          <Day iso={last_sent_at} />
        </p>
      )}
      <LinkButton look="quiet" to={paths.scholarships(scholarshipQuery(filters))}>
        {content.list}
      </LinkButton>
    </section>
  );
}

const DONE = { confirm: content.confirmed, change: content.frequency.done, stop: content.stop.done };

function Outcome({ answer: { done, failure, errors, act } }: { answer: AlertActionAnswer }) {
  if (done) return <FormOutcome isDone>{DONE[act]}</FormOutcome>;
  const why = failure ?? Object.values(errors)[0];
  return why ? <FormOutcome isDone={false}>{why}</FormOutcome> : null;
}
