import { REGISTRATION_LIMITS as LIMITS, type PublicEvent } from '@livres/api/contract';
import { Link } from 'react-router';
import { paths, pathTo } from '../../shared/paths';
import { Button } from '../../shared/ui/Button';
import { Checkbox, Select, TextField } from '../../shared/ui/Field';
import { FormPart } from '../../shared/ui/FormPart';
import { HiddenField } from '../../shared/ui/HiddenField';
import { usePageContext } from '../../shared/ui/PageContextProvider';
import { FullEventNews } from './FullEventNews';
import { GiftOnTopFields } from './GiftOnTopFields';
import { ParticipantFields } from './ParticipantFields';
import { QuestionFields } from './QuestionFields';
import { costOf, takesGifts } from './registration-cost';
import { registrationFormContent as content } from './registration-form.content';
import { fieldId } from './registration-values';
import { RegistrationErrors } from './RegistrationErrors';
import styles from './RegistrationForm.module.css';
import { RegistrationTotal } from './RegistrationTotal';
import type { RegistrationAnswer } from './send-registration';
import { useRegistrationForm } from './use-registration-form';

interface RegistrationFormProps {
  event: PublicEvent;
  /** All seats are taken: one waits for the next. */
  isWaiting: boolean;
  /** Of this form alone; null on a page that is kept for all. */
  formKey: string | null;
  posted: RegistrationAnswer | undefined;
}

/** Everything that a registration says, on one page; nothing is paid before the mailbox is verified. */
export function RegistrationForm({ event, isWaiting, formKey, posted }: RegistrationFormProps) {
  const { now } = usePageContext();
  const { place, isHydrated, isSending, began, values, errors, refused, failure, full, onChange, onSubmit } =
    useRegistrationForm(event, posted);
  const cost = costOf(event, values, now);
  const isCodeOpen = Boolean(refused['code'] || began['code'] || values['code']) || undefined;
  return (
    <form
      ref={place}
      method="post"
      action={paths.eventRegistration(event.slug)}
      className={styles.form}
      aria-label={content.form}
      noValidate={isHydrated}
      onSubmit={onSubmit}
      onChange={onChange}
    >
      {formKey && <input type="hidden" name="form_key" value={formKey} />}
      {isWaiting && <input type="hidden" name="waiting_list" value="true" />}
      <HiddenField />
      <RegistrationErrors event={event} errors={refused} />
      <FormPart legend={content.places}>
        <Select
          id={fieldId('seats')}
          name="seats"
          label={content.seats}
          help={content.seatsHelp}
          defaultValue={began['seats']}
          error={errors['seats']}
          choices={Array.from({ length: LIMITS.seats }, (_, index) => ({
            value: String(index + 1),
            label: content.seatsChoice(index + 1),
          }))}
        />
        <details className={styles.code} open={isCodeOpen}>
          <summary>{content.code}</summary>
          <TextField
            id={fieldId('code')}
            name="code"
            label={content.codeField}
            help={event.is_free ? undefined : content.codeHelp}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            defaultValue={began['code'] ?? ''}
            error={errors['code']}
          />
        </details>
      </FormPart>
      <ParticipantFields values={began} errors={errors} />
      <QuestionFields questions={event.questions} values={began} errors={errors} />
      {takesGifts(event) && (
        <GiftOnTopFields values={began} gift={cost.gift} error={errors['donation_amount']} now={now} />
      )}
      {!(event.is_free && !takesGifts(event)) && (
        <RegistrationTotal event={event} cost={cost} hasCode={Boolean(values['code']?.trim())} />
      )}
      <div className={styles.send}>
        <Checkbox
          id={fieldId('consent')}
          name="consent"
          label={content.consent}
          defaultChecked={Boolean(began['consent'])}
          error={errors['consent']}
          required
        />
        <FullEventNews full={full} failure={failure} />
        {(!full || full.available_seats > 0) && (
          <Button type="submit" look="main" large className={styles.submit} aria-disabled={isSending}>
            {isSending ? content.sending : labelOf(isWaiting, isHydrated ? cost.seats : 1)}
          </Button>
        )}
        {full?.waiting_list_open && (
          <Button
            type="submit"
            name="waiting_list"
            value="true"
            look={full.available_seats > 0 ? 'plain' : 'main'}
            large
            className={styles.submit}
            aria-disabled={isSending}
          >
            {isSending ? content.sending : content.join}
          </Button>
        )}
        <p className={styles.help}>
          {content.next} <Link to={pathTo('/politique-confidentialite')}>{content.privacy}</Link>
        </p>
      </div>
    </form>
  );
}

function labelOf(isWaiting: boolean, seats: number): string {
  if (isWaiting) return content.join;
  return seats > 1 ? content.submitSeveral(seats) : content.submit;
}
