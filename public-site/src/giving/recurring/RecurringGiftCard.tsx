import type { RecurringGiftPage } from '@livres/api/contract';
import { formatAmount } from '../../shared/format/euros';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { Card } from '../../shared/ui/Card';
import type { RecurringAnswer } from './change-recurring-gift';
import { recurringContent as content } from './recurring-gift.content';
import { RecurringGiftPanel } from './RecurringGiftPanel';

interface RecurringGiftCardProps {
  gift: RecurringGiftPage;
  action: string;
  posted: RecurringAnswer | undefined;
}

/** One of the gifts of a member that come again, under a heading of its own. */
export function RecurringGiftCard({ gift, action, posted }: RecurringGiftCardProps) {
  const { id, amount, currency, frequency, campaign_name } = gift;
  const campaign = campaign_name && withFrenchSpaces(campaign_name);
  return (
    <Card as="section" aria-labelledby={`regulier-${id}`}>
      <h3 id={`regulier-${id}`}>{content.lead(formatAmount(amount, currency), frequency, campaign)}</h3>
      <RecurringGiftPanel gift={gift} action={action} posted={posted} isOneOfSeveral />
    </Card>
  );
}
