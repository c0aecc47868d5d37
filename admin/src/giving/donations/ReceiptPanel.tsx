import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MoneyDonationRecord, ReceiptRecord } from '@livres/api/contract';
import { useGetList, useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { openPdf } from '../../shared/api/open-file';
import { frenchDay } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { Panel } from '../../shared/layout/Panel';
import { texts } from './gift.fr';
import { mayDo } from '../../shared/rights/rights';

const { show } = texts;

/** The receipts of a gift: the one in force, and those that it replaced. */
export function ReceiptPanel({ gift: { id, status, mode } }: { gift: MoneyDonationRecord }) {
  const { data: receipts } = useGetList<ReceiptRecord>('receipts', {
    filter: { donation_id: id },
    sort: { field: 'issued_at', order: 'DESC' },
    pagination: { page: 1, perPage: 10 },
  });
  if (status !== 'succeeded' && !receipts?.length) return null;
  return (
    <Panel title={show.receipt}>
      {receipts?.length === 0 && mode === 'live' && (
        <Typography color="textSecondary">{show.no_receipt}</Typography>
      )}
      {mode === 'test' && mayDo('receipts', 'export') && <Specimen id={id} />}
      <Stack component="ul" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {receipts?.map((receipt) => (
          <ReceiptLine key={receipt.id} receipt={receipt} />
        ))}
      </Stack>
    </Panel>
  );
}

/** What a receipt of this gift would look like. */
function Specimen({ id }: { id: string }) {
  const notify = useNotify();
  const open = () =>
    void openPdf(`/donations/${id}/receipt/`, {}).catch((error: Error) =>
      notify(error.message, { type: 'error' }),
    );
  return (
    <>
      <Typography color="textSecondary">{texts.test.specimen}</Typography>
      <Button size="small" onClick={open} sx={{ ml: -1 }}>
        {texts.test.open}
      </Button>
    </>
  );
}

function ReceiptLine({ receipt }: { receipt: ReceiptRecord }) {
  const { id, number, amount, currency, issued_at, voided_at, sha256 } = receipt;
  const notify = useNotify();
  const open = () =>
    void openPdf(`/receipts/${id}/pdf`, {}).catch((error: Error) => notify(error.message, { type: 'error' }));
  return (
    <li>
      <Link component={RouterLink} to={`/receipts/${id}/show`} sx={{ fontWeight: 650 }}>
        {number}
      </Link>
      <Typography variant="body2" color="textSecondary">
        {[frenchMoney(amount, currency), frenchDay(issued_at), voided_at && show.receipt_void]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {sha256 && mayDo('receipts', 'export') && (
        <Button size="small" onClick={open} sx={{ ml: -1 }}>
          {show.receipt_open}
        </Button>
      )}
    </li>
  );
}
