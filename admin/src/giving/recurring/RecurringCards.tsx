import Typography from '@mui/material/Typography';
import type { RecurringGiftRecord } from '@livres/api/contract';
import { frenchDay } from '../../shared/format/french-date';
import { RecordCards } from '../../shared/records/RecordCards';
import { HealthChip } from './HealthChip';
import { texts } from './recurring-gift.fr';
import { amountInFrench, recurringPath, whoGives } from './recurring-labels';
import { Caption } from '../../shared/layout/Caption';

/** The list on a phone: a card each. */
export function RecurringCards() {
  return (
    <RecordCards<RecurringGiftRecord>
      to={(gift) => recurringPath(gift.id)}
      render={(gift) => <GiftCard gift={gift} />}
    />
  );
}

function GiftCard({ gift }: { gift: RecurringGiftRecord }) {
  const { next_payment_at, reference, campaign_name } = gift;
  const next = next_payment_at && texts.next(frenchDay(next_payment_at));
  return (
    <>
      <Typography sx={{ fontWeight: 650, lineHeight: 1.25, overflowWrap: 'anywhere' }}>
        {whoGives(gift)}
      </Typography>
      <Typography variant="body2">{amountInFrench(gift)}</Typography>
      <HealthChip gift={gift} />
      <Caption>{[next, campaign_name, reference].filter(Boolean).join(' · ')}</Caption>
    </>
  );
}
