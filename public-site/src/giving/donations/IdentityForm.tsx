import type { DonationView } from '@livres/api/contract';
import { IdentityFields, OrganizationFields } from '../shared/IdentityFields';
import { SendButton } from '../../shared/ui/SendButton';
import { FormOutcome } from '../../shared/ui/FormOutcome';
import { useHydrated } from '../../shared/ui/use-hydrated';
import { useSentForm } from '../../shared/ui/use-sent-form';
import type { GiftAction } from './change-gift';
import { identityFormContent as content } from './gifts.content';
import styles from './GiftPage.module.css';

interface IdentityFormProps {
  donation: DonationView;
  posted: GiftAction | undefined;
}

/** What a receipt waits for. */
export function IdentityForm({ donation, posted }: IdentityFormProps) {
  const { Form, answer, isSending, form, place } = useSentForm(posted);
  const isHydrated = useHydrated();
  const values: Record<string, string> = { ...donation.donor, ...answer?.values };
  const errors = answer?.errors ?? {};
  return (
    <div ref={place}>
      {answer?.done ? (
        <FormOutcome isDone>{content.done}</FormOutcome>
      ) : (
        <Form {...form} className={styles.form} aria-label={content.form} noValidate={isHydrated}>
          <input type="hidden" name="act" value="identity" />
          {donation.donorType !== 'particulier' && <OrganizationFields values={values} errors={errors} />}
          <IdentityFields values={values} errors={errors} />
          {answer?.failure && <FormOutcome isDone={false}>{answer.failure}</FormOutcome>}
          <SendButton look="main" className={styles.submit} isSending={isSending} texts={content} />
        </Form>
      )}
    </div>
  );
}
