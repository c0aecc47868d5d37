import Skeleton from '@mui/material/Skeleton';
import type { DonationAlert } from '@livres/api/contract';
import { Show, useRecordContext } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { donationPath } from '../shared/collection/donation-path';

/** An alert is settled on the page of its donation. */
export default function AlertShow() {
  return (
    <Show component="div" actions={false}>
      <ToDonation />
    </Show>
  );
}

function ToDonation() {
  const alert = useRecordContext<DonationAlert>();
  if (!alert) return <Skeleton variant="rounded" height={420} />;
  return <Navigate to={donationPath(alert.physical_donation)} replace />;
}
