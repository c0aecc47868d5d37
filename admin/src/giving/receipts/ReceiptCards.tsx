import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReceiptRecord } from '@livres/api/contract';
import { ListNoResults, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { frenchDay } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { CARD_AREA } from '../../shared/layout/card-area';
import { texts } from './receipt.fr';
import { ReceiptStatusChip } from './ReceiptStatusChip';

/** The list on a phone: a card each. */
export function ReceiptCards() {
  const { data, isPending } = useListContext<ReceiptRecord>();
  if (isPending) return <Skeleton variant="rounded" height={420} />;
  if (!data?.length) return <ListNoResults />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {data.map(({ id, number, donor_name, email, amount, currency, status, issued_at }) => (
        <Card component="li" key={id}>
          <CardActionArea component={Link} to={`/receipts/${id}/show`} sx={CARD_AREA}>
            <Typography sx={{ fontWeight: 650 }}>{`${number} · ${frenchMoney(amount, currency)}`}</Typography>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {donor_name}
              {!email && (
                <Typography
                  component="span"
                  variant="caption"
                  color="textSecondary"
                  sx={{ display: 'block' }}
                >
                  {texts.no_email}
                </Typography>
              )}
            </Typography>
            <ReceiptStatusChip status={status} />
            <Typography variant="caption" color="textSecondary">
              {frenchDay(issued_at)}
            </Typography>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}
