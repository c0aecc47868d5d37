import { PHYSICAL_DONATION_LIMITS, PHYSICAL_DONATION_MESSAGES, type CodeResent } from '@livres/api/contract';
import { useEffect } from 'react';
import type { FormAnswer } from '../../shared/api/sent-form';
import { SendButton } from '../../shared/ui/SendButton';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { toasts } from '../../shared/ui/toasts';
import { useHydrated } from '../../shared/ui/use-hydrated';
import { useSentForm } from '../../shared/ui/use-sent-form';
import { noteCodeExpiry } from './code-expiry';
import { resendContent as content } from './physical-donation-validation.content';
import styles from './PhysicalDonationValidation.module.css';

interface ResendCodeProps {
  donationId: string;
  posted?: FormAnswer<CodeResent> | undefined;
}

/** Another code by another email: three times at most, as the api counts them. */
export function ResendCode({ donationId, posted }: ResendCodeProps) {
  const { Form, answer, isSending, form, place } = useSentForm<CodeResent>(posted);
  const isHydrated = useHydrated();
  const done = answer?.done;
  useEffect(() => {
    if (!done) return;
    noteCodeExpiry(donationId, done.code_expires_at);
    toasts.show({ type: 'success', title: done.message });
  }, [done, donationId]);
  const isOver = done?.resends_left === 0 || answer?.failure === PHYSICAL_DONATION_MESSAGES.resend_limit;
  return (
    <section ref={place} className={styles.resend} aria-label={content.title}>
      <h2>{content.title}</h2>
      {done && !isHydrated && <FormOutcome isDone>{done.message}</FormOutcome>}
      {isOver && <FormOutcome isDone={false}>{PHYSICAL_DONATION_MESSAGES.resend_limit}</FormOutcome>}
      {answer?.failure && !isOver && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>}
      {!isOver && (
        <Form {...form}>
          <input type="hidden" name="act" value="resend" />
          <input type="hidden" name="donation_id" value={donationId} />
          <SendButton isSending={isSending} texts={content} />
          <small>{content.left(done?.resends_left ?? PHYSICAL_DONATION_LIMITS.resends)}</small>
        </Form>
      )}
    </section>
  );
}
