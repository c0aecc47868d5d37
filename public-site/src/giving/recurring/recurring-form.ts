import type { RecurringGiftPage } from '@livres/api/contract';
import type { useSentForm } from '../../shared/ui/use-sent-form';
import type { RecurringAnswer } from './change-recurring-gift';

/** What every form of a gift's panel shares: one of them is sent at a time. */
export interface RecurringForm extends Pick<
  ReturnType<typeof useSentForm<RecurringGiftPage>>,
  'Form' | 'isSending' | 'form'
> {
  gift: RecurringGiftPage;
  action: string;
  answer: RecurringAnswer | undefined;
  heading: 'h2' | 'h4';
}
