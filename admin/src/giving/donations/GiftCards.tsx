import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PAYMENT_METHOD_LABELS, type MoneyDonationRecord } from '@livres/api/contract';
import { timeAgo } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { giftPath } from '../shared/gift-path';
import { RecordCards } from '../../shared/records/RecordCards';
import { whoGave } from './gift-labels';
import { texts } from './gift.fr';
import { ListedState } from './GiftState';
import { Caption } from '../../shared/layout/Caption';

/** The list on a phone: a card each. */
export function GiftCards() {
  return (
    <RecordCards<MoneyDonationRecord>
      to={(gift) => giftPath(gift.id)}
      render={(gift) => (
        <>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, width: '100%' }}>
            <Typography sx={{ fontWeight: 650, lineHeight: 1.25, overflowWrap: 'anywhere' }}>
              {whoGave(gift)}
            </Typography>
            <Typography sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
              {frenchMoney(gift.amount, gift.currency)}
            </Typography>
          </Box>
          <ListedState gift={gift} />
          <Caption>
            {[
              PAYMENT_METHOD_LABELS[gift.payment_method],
              gift.campaign_name ?? texts.association,
              timeAgo(gift.created_at, Date.now()),
            ].join(' · ')}
          </Caption>
        </>
      )}
    />
  );
}
