import { TRANSACTION_LIMITS, type SharedRound } from '@livres/api/contract';
import { useEffect, type ComponentProps } from 'react';
import { paths } from '../../shared/paths';
import { SendButton } from '../../shared/ui/SendButton';
import { TextArea } from '../../shared/ui/Field';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { useSentForm } from '../../shared/ui/use-sent-form';
import { roundContent } from './round.content';
import styles from './RoundStop.module.css';
import type { TickForm } from './TickForm';

const content = roundContent.nobody;

/** Nobody opened: the association is notified, and will agree on another day. */
export function NobodyForm({ token, stop, posted, onDone }: ComponentProps<typeof TickForm>) {
  const { Form, answer, isSending, form, place } = useSentForm<SharedRound>(posted);
  const isDone = Boolean(answer?.done);
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  const refusal = answer?.failure ?? Object.values(answer?.errors ?? {})[0];
  return (
    <details className={styles.fold} open={refusal ? true : undefined}>
      <summary aria-label={content.openOf(stop.contact_name)}>{content.open}</summary>
      <div ref={place}>
        <Form {...form} action={paths.sharedRound(token)} className={styles.form}>
          <input type="hidden" name="act" value="nobody_home" />
          <input type="hidden" name="transaction_id" value={stop.id} />
          {refusal && <FormOutcome isDone={false}>{refusal}</FormOutcome>}
          <p>{content.help}</p>
          <TextArea
            name="notes"
            label={content.notes}
            rows={2}
            maxLength={TRANSACTION_LIMITS.note}
            defaultValue={answer?.values['notes']}
          />
          <SendButton large isSending={isSending} texts={content} />
        </Form>
      </div>
    </details>
  );
}
