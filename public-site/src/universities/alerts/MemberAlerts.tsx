import {
  ALERT_FREQUENCIES,
  ALERT_FREQUENCY_LABELS,
  ALERT_STATUS_LABELS,
  scholarshipCriteria,
  scholarshipQuery,
  type AlertStatus,
  type ScholarshipAlert,
} from '@livres/api/contract';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { paths, pathTo } from '../../shared/paths';
import { Badge, type BadgeTone } from '../../shared/ui/Badge';
import { Button, LinkButton } from '../../shared/ui/Button';
import { Select } from '../../shared/ui/Field';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { AlertCriteria } from './AlertCriteria';
import { memberAlertsContent as content, newAlertContent } from './scholarship-alerts.content';
import styles from './ScholarshipAlerts.module.css';

const FREQUENCIES = ALERT_FREQUENCIES.map((value) => ({ value, label: ALERT_FREQUENCY_LABELS[value] }));
const TONES: Record<AlertStatus, BadgeTone> = { pending: 'warm', active: 'good', stopped: 'quiet' };

interface MemberAlertsProps {
  /** Null where they cannot be read just now. */
  alerts: ScholarshipAlert[] | null;
  /** Why the last act was not done. */
  failure: string | null;
}

/** The saved searches of a member; nothing for who has none. */
export function MemberAlerts({ alerts, failure }: MemberAlertsProps) {
  if (alerts?.length === 0) return null;
  return (
    <section className={`${styles.part} ${styles.member}`} aria-labelledby="alertes">
      <h2 id="alertes">{content.title}</h2>
      {alerts === null && <p role="alert">{content.failed}</p>}
      {failure && <FormOutcome isDone={false}>{failure}</FormOutcome>}
      {alerts && (
        <ul className={styles.alerts}>
          {alerts.map((alert) => (
            <li key={alert.id} className={styles.alert}>
              <MemberAlert alert={alert} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function MemberAlert({ alert }: { alert: ScholarshipAlert }) {
  const { id, status, filters } = alert;
  const criteria = scholarshipCriteria(filters).join(', ') || newAlertContent.everything;
  const act = (name: string, words: string, look?: 'quiet') => (
    <AlertAction id={id} act={name} label={content.of(words, criteria)} words={words} look={look} />
  );
  return (
    <>
      <div className={styles.head}>
        <Badge tone={TONES[status]}>{ALERT_STATUS_LABELS[status]}</Badge>
        <AlertCriteria filters={filters} />
      </div>
      <div className={styles.acts}>
        {status === 'active' && <Frequency alert={alert} criteria={criteria} />}
        <LinkButton look="quiet" to={paths.scholarships(scholarshipQuery(filters))}>
          {content.see}
        </LinkButton>
        {status === 'active' && act('stop', content.stop)}
        {status === 'stopped' && act('resume', content.resume)}
        {status !== 'active' && act('forget', content.forget, 'quiet')}
      </div>
    </>
  );
}

function Frequency({ alert: { id, frequency }, criteria }: { alert: ScholarshipAlert; criteria: string }) {
  return (
    <AlertAction
      id={id}
      act="change"
      label={content.of(content.change, criteria)}
      words={content.change}
      look="quiet"
    >
      <Select name="frequency" label={content.frequency} choices={FREQUENCIES} defaultValue={frequency} />
    </AlertAction>
  );
}

interface AlertActionProps {
  id: string;
  act: string;
  label: string;
  words: string;
  look?: 'quiet' | undefined;
  children?: ReactNode;
}

function AlertAction({ id, act, label, words, look = 'quiet', children }: AlertActionProps) {
  return (
    <Form method="post" action={pathTo('/mon-compte')} preventScrollReset>
      <input type="hidden" name="alert_id" value={id} />
      <input type="hidden" name="act" value={act} />
      {children}
      <Button type="submit" look={look} aria-label={label}>
        {words}
      </Button>
    </Form>
  );
}
