import BackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { DonorDetail } from '@livres/api/contract';
import { Show, useRecordContext } from 'react-admin';
import { Link, Navigate, useParams } from 'react-router-dom';
import { WHOLE_RECORD } from '../../shared/data/query-client';
import { donorPath } from '../shared/gift-path';
import { FORM_GRID } from '../../shared/records/form-grid';
import { DonorGifts } from './DonorGifts';
import { DonorIdentity } from './DonorIdentity';
import { DonorMerges } from './DonorMerges';
import { DonorSums } from './DonorSums';
import { texts } from './donor.fr';

/** Someone with all their gifts. */
export default function DonorPage() {
  const { id = '' } = useParams();
  return (
    <Show resource="users" id={id} component="div" actions={false} queryOptions={WHOLE_RECORD}>
      <Button component={Link} to="/users/donors" startIcon={<BackIcon />} sx={{ my: 1 }}>
        {texts.show.back}
      </Button>
      <OneDonor asked={id} />
    </Show>
  );
}

function OneDonor({ asked }: { asked: string }) {
  const donor = useRecordContext<DonorDetail>();
  // What the list already knew of them comes first, without their years.
  if (!donor || !('years' in donor)) return <Skeleton variant="rounded" height={420} sx={{ mt: 2 }} />;
  // Merged since: the address of before leads to who was kept.
  if (donor.id !== asked) return <Navigate replace to={donorPath(donor.id)} />;
  return (
    <Box sx={FORM_GRID}>
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <DonorSums donor={donor} />
        <DonorGifts donor={donor} />
      </Stack>
      <Stack component="aside" sx={{ gap: 2, minWidth: 0 }}>
        <DonorIdentity donor={donor} />
        <DonorMerges donor={donor} />
      </Stack>
    </Box>
  );
}
