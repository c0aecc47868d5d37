import { CreditCard } from 'lucide-react';
import { Form } from 'react-router';
import { Button } from '../../shared/ui/Button';
import type { RecurringForm } from './recurring-form';
import { recurringContent as content } from './recurring-gift.content';

/** Leads to the provider's page: the answer is that page, so the whole document goes there. */
export function PaymentMethodForm({
  gift: { id, may },
  action,
  isMain = false,
}: RecurringForm & { isMain?: boolean }) {
  if (!may.includes('payment_method')) return null;
  return (
    <Form reloadDocument method="post" action={action} aria-label={content.means_change}>
      <input type="hidden" name="gift_id" value={id} />
      <input type="hidden" name="act" value="payment_method" />
      <Button type="submit" look={isMain ? 'main' : 'plain'}>
        <CreditCard aria-hidden="true" size={20} />
        {content.means_change}
      </Button>
    </Form>
  );
}
