import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { RecurringGiftRecord, RecurringPayment } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { api } from '../../shared/api/api';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { frenchDay } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { Panel } from '../../shared/layout/Panel';
import { fields, texts } from './recurring-gift.fr';

/** Each of its payments is a gift of its own, with a page of its own. */
export function PaymentsPanel({ gift }: { gift: RecurringGiftRecord }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['recurring-gifts', 'payments', gift.id, gift.version, gift.payments],
    queryFn: ({ signal }) => api.get(`/admin/recurring-gifts/${gift.id}/payments`, { signal }),
  });
  return (
    <Panel title={texts.show.payments}>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={120} />}
      {data?.length === 0 && <Typography color="textSecondary">{texts.show.no_payments}</Typography>}
      {data && data.length > 0 && <Payments payments={data} currency={gift.currency} />}
    </Panel>
  );
}

interface PaymentsProps {
  payments: RecurringPayment[];
  currency: RecurringGiftRecord['currency'];
}

const Payments = ({ payments, currency }: PaymentsProps) => (
  <Table size="small" aria-label={texts.show.caption}>
    <TableHead>
      <TableRow>
        <TableCell>{texts.show.day}</TableCell>
        <TableCell align="right">{fields.amount}</TableCell>
        <TableCell>{fields.status}</TableCell>
        <TableCell>{fields.reference}</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {payments.map(({ donation_id, at, amount, status, reference }) => (
        <TableRow key={donation_id}>
          <TableCell>{frenchDay(at)}</TableCell>
          <TableCell align="right">{frenchMoney(amount, currency)}</TableCell>
          <TableCell>{texts.payment_states[status]}</TableCell>
          <TableCell>
            <Link component={RouterLink} to={`/donations/${donation_id}/show`}>
              {reference}
            </Link>
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
