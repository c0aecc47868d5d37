import {
  scholarshipQuery,
  type AlertAnswer,
  type AlertFrequency,
  type ScholarshipFilters,
} from '@livres/api/contract';
import type { FormAnswer } from '../../shared/api/sent-form';
import { paths } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { SendButton } from '../../shared/ui/SendButton';
import { Container } from '../../shared/ui/Container';
import { EmailField } from '../../shared/ui/EmailField';
import { Checkbox } from '../../shared/ui/Field';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { HiddenField } from '../../shared/ui/HiddenField';
import { PageHead } from '../../shared/ui/PageHead';
import { useHydrated } from '../../shared/ui/use-hydrated';
import { useSentForm } from '../../shared/ui/use-sent-form';
import { AlertCriteria } from './AlertCriteria';
import { FrequencyField } from './FrequencyField';
import { newAlertContent as content } from './scholarship-alerts.content';
import styles from './ScholarshipAlerts.module.css';
import { ALERT_TRAIL } from './alert-trail';

const USUAL: AlertFrequency = 'daily';

interface NewAlertPageProps {
  filters: ScholarshipFilters;
  posted: FormAnswer<AlertAnswer> | undefined;
}

export function NewAlertPage({ filters, posted }: NewAlertPageProps) {
  const { place, answer, ...sent } = useSentForm<AlertAnswer>(posted);
  const back = paths.scholarships(scholarshipQuery(filters));
  return (
    <Container narrow>
      <PageHead title={content.title} lead={content.lead} trail={ALERT_TRAIL} />
      <div className={styles.page}>
        <section className={styles.asked} aria-labelledby="criteres">
          <h2 id="criteres">{content.criteria}</h2>
          <AlertCriteria filters={filters} />
          <LinkButton look="quiet" to={back}>
            {content.change}
          </LinkButton>
        </section>
        <div ref={place} className={styles.part}>
          {answer?.done ? (
            <>
              <FormOutcome isDone>{answer.done.message}</FormOutcome>
              <LinkButton to={back}>{content.back}</LinkButton>
            </>
          ) : (
            <AlertForm filters={filters} answer={answer} {...sent} />
          )}
        </div>
      </div>
    </Container>
  );
}

interface AlertFormProps extends Omit<ReturnType<typeof useSentForm<AlertAnswer>>, 'place'> {
  filters: ScholarshipFilters;
}

function AlertForm({ filters, Form, answer, isSending, form }: AlertFormProps) {
  const isHydrated = useHydrated();
  const query = scholarshipQuery(filters);
  const { errors = {}, values = {} } = answer ?? {};
  return (
    <Form
      {...form}
      action={paths.scholarshipAlerts(query)}
      className={styles.fields}
      aria-label={content.form}
      noValidate={isHydrated}
    >
      {Object.entries(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <HiddenField />
      <EmailField label={content.email} defaultValue={values['email']} error={errors['email']} />
      <FrequencyField
        legend={content.frequency}
        chosen={values['frequency'] ?? USUAL}
        error={errors['frequency']}
      />
      <Checkbox
        name="consent"
        value="true"
        required
        label={content.consent}
        defaultChecked={values['consent'] === 'true'}
        error={errors['consent']}
      />
      {answer?.failure && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>}
      <SendButton look="main" large className={styles.submit} isSending={isSending} texts={content} />
    </Form>
  );
}
