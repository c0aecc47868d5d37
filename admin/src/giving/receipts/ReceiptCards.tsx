import Typography from '@mui/material/Typography';
import type { ReceiptRecord } from '@livres/api/contract';
import { frenchDay } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { RecordCards } from '../../shared/records/RecordCards';
import { texts } from './receipt.fr';
import { ReceiptStatusChip } from './ReceiptStatusChip';
import { Caption } from '../../shared/layout/Caption';

/** The list on a phone: a card each. */
export function ReceiptCards() {
  return (
    <RecordCards<ReceiptRecord>
      to={({ id }) => `/receipts/${id}/show`}
      render={({ number, donor_name, email, amount, currency, status, issued_at }) => (
        <>
          <Typography sx={{ fontWeight: 650 }}>{`${number} · ${frenchMoney(amount, currency)}`}</Typography>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {donor_name}
            {!email && (
              <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
                {texts.no_email}
              </Typography>
            )}
          </Typography>
          <ReceiptStatusChip status={status} />
          <Caption>{frenchDay(issued_at)}</Caption>
        </>
      )}
    />
  );
}
