import Skeleton from '@mui/material/Skeleton';
import type { DonationTransaction } from '@livres/api/contract';
import { Show, useRecordContext } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { donationPath } from '../shared/collection/donation-path';

/** A collection is told on the page of its donation. */
export default function TransactionShow() {
  return (
    <Show component="div" actions={false}>
      <ToDonation />
    </Show>
  );
}

function ToDonation() {
  const transaction = useRecordContext<DonationTransaction>();
  if (!transaction) return <Skeleton variant="rounded" height={420} />;
  return <Navigate to={donationPath(transaction.physical_donation)} replace />;
}
