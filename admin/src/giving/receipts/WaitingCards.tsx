import Typography from '@mui/material/Typography';
import type { WaitingReceipt } from '@livres/api/contract';
import { frenchDay } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { RecordCards } from '../../shared/records/RecordCards';
import { missingLabels } from './missing-labels';
import { texts } from './receipt.fr';
import { Caption } from '../../shared/layout/Caption';

/** The list on a phone: a card each. */
export function WaitingCards() {
  return (
    <RecordCards<WaitingReceipt>
      to={(waiting) => `/donations/${waiting.id}/show`}
      render={(waiting) => (
        <>
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            {waiting.donor_name || texts.unknown}
          </Typography>
          <Typography variant="body2">
            {[frenchMoney(waiting.amount, 'EUR'), frenchDay(waiting.given_at)].join(' · ')}
          </Typography>
          <Caption>{missingLabels(waiting)}</Caption>
        </>
      )}
    />
  );
}
