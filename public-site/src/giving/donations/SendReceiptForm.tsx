import { toMinorUnits, type DonationView } from '@livres/api/contract';
import { Mail } from 'lucide-react';
import { Button } from '../../shared/ui/Button';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { useSentForm } from '../../shared/ui/use-sent-form';
import type { GiftAction } from './change-gift';
import { receiptContent as content } from './gifts.content';
import styles from './GiftPage.module.css';

interface SendReceiptFormProps {
  donation: DonationView;
  email: string;
  posted: GiftAction | undefined;
}

/** The receipt once more, to the donor's own address. */
export function SendReceiptForm({ donation, email, posted }: SendReceiptFormProps) {
  const { Form, answer, isSending, form, place } = useSentForm(posted);
  return (
    <div ref={place}>
      {answer?.done ? (
        <FormOutcome isDone>{content.sent}</FormOutcome>
      ) : (
        <Form {...form} className={styles.form}>
          <input type="hidden" name="act" value="send_receipt" />
          <input type="hidden" name="email" value={email} />
          <input type="hidden" name="paymentId" value={donation.reference} />
          <input type="hidden" name="amount" value={toMinorUnits(donation.amount, donation.currency) ?? ''} />
          {answer?.failure && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>}
          <Button type="submit" className={styles.submit} aria-disabled={isSending}>
            <Mail aria-hidden="true" size={20} />
            {isSending ? content.sending : content.send}
          </Button>
        </Form>
      )}
    </div>
  );
}
