import Skeleton from '@mui/material/Skeleton';
import type { PickupTransaction } from '@livres/api/contract';
import { Show, useRecordContext } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { physicalDonationPath } from '../shared/physical-donation-path';

/** A collection is shown on the page of its donation. */
export default function TransactionShow() {
  return (
    <Show component="div" actions={false}>
      <ToPhysicalDonation />
    </Show>
  );
}

function ToPhysicalDonation() {
  const transaction = useRecordContext<PickupTransaction>();
  if (!transaction) return <Skeleton variant="rounded" height={420} />;
  return <Navigate to={physicalDonationPath(transaction.physical_donation)} replace />;
}
