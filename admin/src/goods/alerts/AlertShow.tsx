import Skeleton from '@mui/material/Skeleton';
import type { GoodsAlert } from '@livres/api/contract';
import { Show, useRecordContext } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { physicalDonationPath } from '../shared/physical-donation-path';

/** An alert is settled on the page of its donation. */
export default function AlertShow() {
  return (
    <Show component="div" actions={false}>
      <ToPhysicalDonation />
    </Show>
  );
}

function ToPhysicalDonation() {
  const alert = useRecordContext<GoodsAlert>();
  if (!alert) return <Skeleton variant="rounded" height={420} />;
  return <Navigate to={physicalDonationPath(alert.physical_donation)} replace />;
}
