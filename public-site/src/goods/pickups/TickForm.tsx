import { CONTENTS_OF, TRANSACTION_LIMITS, type SharedRound, type SharedStop } from '@livres/api/contract';
import { useEffect } from 'react';
import { paths } from '../../shared/paths';
import { SendButton } from '../../shared/ui/SendButton';
import { TextArea } from '../../shared/ui/Field';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { useHydrated } from '../../shared/ui/use-hydrated';
import { useSavedDraft } from '../../shared/ui/use-saved-draft';
import { useSentForm } from '../../shared/ui/use-sent-form';
import { roundContent } from './round.content';
import { quantityField, type StopAnswer } from './round-forms';
import { RoundPictures } from './RoundPictures';
import styles from './RoundStop.module.css';

const content = roundContent.tick;

interface TickFormProps {
  token: string;
  stop: SharedStop;
  posted: StopAnswer | undefined;
  onDone: () => void;
}

/** What was fetched; folded away until one stands at the door. What is typed survives a reload. */
export function TickForm({ token, stop, posted, onDone }: TickFormProps) {
  const { Form, answer, isSending, form, place } = useSentForm<SharedRound>(posted);
  const isHydrated = useHydrated();
  const isDone = Boolean(answer?.done);
  useSavedDraft(`tournee.${stop.id}`, place, isDone);
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  const [errors, values] = [answer?.errors ?? {}, answer?.values ?? {}];
  const refusal = answer?.failure ?? (errors['collected'] || Object.values(errors)[0]);
  return (
    <details className={styles.fold} open={refusal ? true : undefined}>
      <summary className={styles.main} aria-label={content.openOf(stop.contact_name)}>
        {content.open}
      </summary>
      <div ref={place}>
        <Form {...form} action={paths.sharedRound(token)} className={styles.form}>
          <input type="hidden" name="act" value="complete" />
          <input type="hidden" name="transaction_id" value={stop.id} />
          <input type="hidden" name="kind" value={stop.donation_type} />
          {refusal && <FormOutcome isDone={false}>{refusal}</FormOutcome>}
          <fieldset className={styles.quantities}>
            <legend>{content.legend}</legend>
            <p>{content.help}</p>
            {CONTENTS_OF[stop.donation_type].map((category) => (
              <label key={category}>
                <span>{category}</span>
                <input
                  name={quantityField(category)}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={6}
                  defaultValue={values[quantityField(category)]}
                />
              </label>
            ))}
          </fieldset>
          <TextArea
            name="notes"
            label={content.notes}
            rows={2}
            maxLength={TRANSACTION_LIMITS.note}
            defaultValue={values['notes']}
            help={isHydrated ? content.kept : undefined}
          />
          {isHydrated && <RoundPictures token={token} transactionId={stop.id} />}
          <SendButton look="main" large isSending={isSending} texts={content} />
        </Form>
      </div>
    </details>
  );
}
