import { DEMO_REFUSAL_LABELS, DEMO_REFUSALS } from '@livres/api/contract';
import { Select } from '../../shared/ui/Field';
import { demoPaymentContent } from './demo-payment.content';

const CHOICES = DEMO_REFUSALS.map((value) => ({ value, label: DEMO_REFUSAL_LABELS[value] }));

export function RefusalReason() {
  return <Select name="reason" label={demoPaymentContent.reason} choices={CHOICES} />;
}
