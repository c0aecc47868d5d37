import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { texts } from './receipt.fr';
import { useReceiptBatch } from './use-receipt-batch';
import { recentYears } from './gift-years';

/** Says so where no receipt is issued, and how to begin. */
export function ReceiptsOff() {
  const { data } = useReceiptBatch(recentYears(Date.now())[0]!);
  if (!data || data.issues_receipts) return null;
  const open = (
    <Button component={Link} to="/settings" color="inherit">
      {texts.off.action}
    </Button>
  );
  return (
    <Alert severity="info" action={open} sx={{ mt: 2 }}>
      <AlertTitle>{texts.off.title}</AlertTitle>
      {texts.off.text}
    </Alert>
  );
}
