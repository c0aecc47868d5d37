import {
  cardDays,
  DONATION_CARD_LIMITS as LIMITS,
  TRIBUTE_CARD_STATUS_LABELS,
  type TributeCardView,
} from '@livres/api/contract';
import { Button } from '../../shared/ui/Button';
import { Day } from '../../shared/ui/DetailList';
import { TextArea, TextField } from '../../shared/ui/Field';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { useSentForm } from '../../shared/ui/use-sent-form';
import { usePageContext } from '../../shared/ui/PageContextProvider';
import type { GiftAction } from './change-gift';
import { GiftDetails } from './GiftDetails';
import { cardContent as content } from './gifts.content';
import styles from './GiftPage.module.css';

interface CardPartProps {
  card: TributeCardView;
  posted: GiftAction | undefined;
}

/** The card that the gift carries: when it leaves or left; its day and words until then. */
export function CardPart({ card, posted }: CardPartProps) {
  const { recipient_name, recipient_email, words, signature, day, status, sent_at, may_change } = card;
  const { Form, answer, isSending, form, place } = useSentForm(posted);
  const { now } = usePageContext();
  const { first, last } = cardDays(now);
  const action = answer?.done?.act;
  const values: Record<string, string> = { day, words, ...(answer?.done ? {} : answer?.values) };
  return (
    <section className={styles.part} aria-labelledby="carte" ref={place}>
      <h2 id="carte">{content.title}</h2>
      {(action === 'card' || action === 'card_cancel') && (
        <FormOutcome isDone>{content.done[action]}</FormOutcome>
      )}
      <GiftDetails
        label={content.facts}
        facts={[
          [content.state, TRIBUTE_CARD_STATUS_LABELS[status]],
          [sent_at ? content.left : content.leaves, <Day key="day" iso={sent_at ?? day} />],
          [content.to, recipient_email && `${recipient_name} (${recipient_email})`],
          [content.words, words],
          [content.signature, signature],
        ]}
      />
      {may_change && (
        <>
          <details className={styles.card}>
            <summary>{content.change}</summary>
            <Form {...form} className={styles.form} aria-label={content.change}>
              <input type="hidden" name="act" value="card" />
              <TextField
                type="date"
                name="day"
                label={content.day}
                min={first}
                max={last}
                defaultValue={values['day'] ?? ''}
                error={answer?.errors['day']}
              />
              <TextArea
                name="words"
                label={content.words}
                maxLength={LIMITS.words}
                defaultValue={values['words'] ?? ''}
                error={answer?.errors['words']}
              />
              {answer?.failure && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>}
              <Button type="submit" look="main" className={styles.submit} aria-disabled={isSending}>
                {isSending ? content.sending : content.save}
              </Button>
            </Form>
          </details>
          <Form {...form} aria-label={content.cancel}>
            <input type="hidden" name="act" value="card_cancel" />
            <Button type="submit" className={styles.submit} aria-disabled={isSending}>
              {content.cancel}
            </Button>
          </Form>
        </>
      )}
    </section>
  );
}
