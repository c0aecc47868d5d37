import type { OfferedMethod } from '@livres/api/contract';
import { MethodChoice } from '../shared/MethodChoice';
import { SendButton } from '../../shared/ui/SendButton';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { useSentForm } from '../../shared/ui/use-sent-form';
import type { GiftAction } from './change-gift';
import { retryContent as content } from './gifts.content';
import styles from './GiftPage.module.css';

interface RetryFormProps {
  methods: readonly OfferedMethod[];
  /** The way that was tried. */
  method: string;
  posted: GiftAction | undefined;
}

/** The same gift, paid once more: by the same way or another. */
export function RetryForm({ methods, method, posted }: RetryFormProps) {
  const { Form, answer, isSending, form, place } = useSentForm(posted);
  const [first] = methods;
  if (!first) return null;
  const chosen = methods.some((one) => one.method === method) ? method : first.method;
  return (
    <section className={styles.part} aria-labelledby="essayer">
      <h2 id="essayer">{content.title}</h2>
      <div ref={place}>
        <Form {...form} className={styles.form} aria-label={content.form}>
          <input type="hidden" name="act" value="retry" />
          <MethodChoice methods={methods} chosen={chosen} errors={answer?.errors ?? {}} phone="" />
          {answer?.failure && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>}
          <SendButton look="give" large className={styles.submit} isSending={isSending} texts={content} />
        </Form>
      </div>
    </section>
  );
}
