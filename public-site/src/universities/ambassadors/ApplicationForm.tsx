import type { AmbassadorAnswer } from '@livres/api/contract';
import type { AskedScholarship } from '../shared/asked-scholarship';
import type { FormAnswer } from '../../shared/api/sent-form';
import { paths, pathTo } from '../../shared/paths';
import { LinkButton } from '../../shared/ui/Button';
import { SendButton } from '../../shared/ui/SendButton';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { HiddenField } from '../../shared/ui/HiddenField';
import { useHydrated } from '../../shared/ui/use-hydrated';
import { useSavedDraft } from '../../shared/ui/use-saved-draft';
import { useSentForm } from '../../shared/ui/use-sent-form';
import { ambassadorsContent as content } from './ambassadors.content';
import styles from './AmbassadorsPage.module.css';
import { ApplicationFields } from './ApplicationFields';

interface ApplicationFormProps {
  formKey: string;
  scholarship: AskedScholarship | null;
  posted: FormAnswer<AmbassadorAnswer> | undefined;
}

export function ApplicationForm({ formKey, scholarship, posted }: ApplicationFormProps) {
  const { Form, answer, isSending, form, place } = useSentForm<AmbassadorAnswer>(posted);
  const isHydrated = useHydrated();
  const done = answer?.done;
  useSavedDraft('ambassador', place, Boolean(done), {
    withChoices: true,
    said: scholarship ? ['scholarship_type', 'country_study'] : [],
  });
  return (
    <div ref={place}>
      {done ? (
        <Sent done={done} />
      ) : (
        <Form
          {...form}
          action={paths.ambassadors(scholarship?.id)}
          className={styles.form}
          aria-label={content.application.label}
          noValidate={isHydrated}
        >
          <input type="hidden" name="form_key" value={formKey} />
          <HiddenField />
          <ApplicationFields
            errors={answer?.errors ?? {}}
            values={answer?.values ?? {}}
            scholarship={scholarship}
          />
          {answer?.failure && (
            <FormOutcome isDone={false}>
              <strong>{answer.failure}</strong>
              <p>{content.kept}</p>
            </FormOutcome>
          )}
          <div className={styles.send}>
            <SendButton look="main" large isSending={isSending} texts={content} />
            <small>{content.draft}</small>
          </div>
        </Form>
      )}
    </div>
  );
}

function Sent({ done }: { done: AmbassadorAnswer }) {
  return (
    <div className={styles.sent}>
      <FormOutcome isDone>
        <strong>{done.message}</strong>
        <p>{content.sent.reference(done.reference)}</p>
        <p>{content.sent.mail}</p>
      </FormOutcome>
      <LinkButton to={pathTo('/universites')}>{content.sent.back}</LinkButton>
    </div>
  );
}
