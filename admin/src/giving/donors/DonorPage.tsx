import BackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { DonorDetail } from '@livres/api/contract';
import { Show, useRecordContext } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { FORM_GRID } from '../../shared/records/form-grid';
import { DonorGifts } from './DonorGifts';
import { DonorIdentity } from './DonorIdentity';
import { DonorSums } from './DonorSums';
import { texts } from './donor.fr';

/** Someone with all their gifts. */
export default function DonorPage() {
  const { id = '' } = useParams();
  return (
    <Show resource="users" id={id} component="div" actions={false}>
      <Button component={Link} to="/users/donors" startIcon={<BackIcon />} sx={{ my: 1 }}>
        {texts.show.back}
      </Button>
      <OneDonor />
    </Show>
  );
}

function OneDonor() {
  const donor = useRecordContext<DonorDetail>();
  if (!donor) return <Skeleton variant="rounded" height={420} sx={{ mt: 2 }} />;
  return (
    <Box sx={FORM_GRID}>
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <DonorSums donor={donor} />
        <DonorGifts donor={donor} />
      </Stack>
      <Stack component="aside" sx={{ gap: 2, minWidth: 0 }}>
        <DonorIdentity donor={donor} />
      </Stack>
    </Box>
  );
}
