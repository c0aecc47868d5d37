import { ACCOMPANIMENT_LIMITS, type AccompanimentAnswer } from '@livres/api/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { newFormKey } from '../../shared/api/form-key';
import type { FormAnswer } from '../../shared/api/sent-form';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { paths } from '../../shared/paths';
import { Button, LinkButton } from '../../shared/ui/Button';
import { SendButton } from '../../shared/ui/SendButton';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { HiddenField } from '../../shared/ui/HiddenField';
import { useHydrated } from '../../shared/ui/use-hydrated';
import { useSavedDraft } from '../../shared/ui/use-saved-draft';
import { useSentForm } from '../../shared/ui/use-sent-form';
import { accompanimentContent as content } from './accompaniment.content';
import styles from './AccompanimentPage.module.css';
import type { AskedScholarship } from '../shared/asked-scholarship';
import { RequestFields } from './RequestFields';

interface RequestFormProps {
  formKey: string;
  scholarship: AskedScholarship | null;
  posted: FormAnswer<AccompanimentAnswer> | undefined;
  /** Begins an empty form. */
  onAnother: () => void;
}

function RequestForm({ formKey, scholarship, posted, onAnother }: RequestFormProps) {
  const { Form, answer, isSending, form, place } = useSentForm<AccompanimentAnswer>(posted);
  const isHydrated = useHydrated();
  const done = answer?.done;
  useSavedDraft('accompaniment', place, Boolean(done), {
    withChoices: true,
    said: scholarship ? ['target_country'] : [],
  });
  return (
    <div ref={place}>
      {done ? (
        <Sent done={done} {...(isHydrated && { onAnother })} />
      ) : (
        <Form
          {...form}
          action={paths.accompaniment(scholarship?.id)}
          className={styles.form}
          aria-label={content.request.label}
          noValidate={isHydrated}
        >
          <input type="hidden" name="form_key" value={formKey} />
          <HiddenField />
          {scholarship && <About scholarship={scholarship} />}
          <RequestFields
            errors={answer?.errors ?? {}}
            values={answer?.values ?? {}}
            {...(scholarship && { country: scholarship.country })}
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

function About({ scholarship: { title, organization } }: { scholarship: AskedScholarship }) {
  const request = content.about.request(title).slice(0, ACCOMPANIMENT_LIMITS.title);
  return (
    <div className={styles.about}>
      <p>{content.about.title}</p>
      <strong>{withFrenchSpaces(title)}</strong>
      <span>{organization}</span>
      <input type="hidden" name="title" value={request} />
      <Link to={paths.accompaniment()} preventScrollReset>
        {content.about.remove}
      </Link>
    </div>
  );
}

function Sent({ done, onAnother }: { done: AccompanimentAnswer; onAnother?: () => void }) {
  return (
    <div className={styles.sent}>
      <FormOutcome isDone>
        <strong>{done.message}</strong>
        <p>{content.sent.reference(done.reference)}</p>
        <p>{content.sent.mail}</p>
      </FormOutcome>
      <div className={styles.next}>
        <LinkButton look="main" to={paths.scholarships()}>
          {content.sent.scholarships}
        </LinkButton>
        {onAnother && <Button onClick={onAnother}>{content.sent.another}</Button>}
      </div>
    </div>
  );
}

/** The form, and a new one with a new key each time another request is begun. */
export function RequestForms({ formKey, ...form }: Omit<RequestFormProps, 'onAnother'>) {
  const [again, setAgain] = useState<string | null>(null);
  const another = () => setAgain(newFormKey());
  if (again)
    return <RequestForm {...form} key={again} formKey={again} posted={undefined} onAnother={another} />;
  return <RequestForm {...form} formKey={formKey} onAnother={another} />;
}
