import Chip from '@mui/material/Chip';
import { RECEIPT_STATUS_LABELS, type ReceiptStatus } from '@livres/api/contract';

export function ReceiptStatusChip({ status }: { status: ReceiptStatus }) {
  const label = RECEIPT_STATUS_LABELS[status];
  if (status === 'voided') return <Chip size="small" label={label} variant="outlined" />;
  return <Chip size="small" label={label} sx={{ bgcolor: 'success.light', color: 'success.main' }} />;
}
