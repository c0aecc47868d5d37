import BackIcon from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { PhysicalDonationRecord } from '@livres/api/contract';
import { Edit, Form, SaveButton, Toolbar, useNotify, useRecordContext } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { physicalDonationPath } from '../shared/physical-donation-path';
import { useConflict } from '../../shared/conflict/use-conflict';
import { changesOf } from './physical-donation-changes';
import { DonorInputs, PlaceInputs, WishInputs } from './PhysicalDonationInputs';
import { GoodsInputs } from './GoodsInputs';
import { texts } from './physical-donation.fr';
import { LeavingGuard } from '../../shared/layout/LeavingGuard';

/** The donor's details, corrected with them. */
export default function PhysicalDonationEdit() {
  const { id = '' } = useParams();
  const { onError, dialog } = useConflict();
  const notify = useNotify();
  const navigate = useNavigate();
  const onSuccess = () => {
    notify('resources.physical-donations.notifications.updated', { type: 'success' });
    void navigate(physicalDonationPath(id));
  };
  return (
    <Edit
      component="div"
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess, onError }}
      transform={(values, options) =>
        changesOf(
          values as PhysicalDonationRecord,
          options?.previousData as PhysicalDonationRecord | undefined,
        )
      }
      actions={false}
    >
      <Button component={Link} to={physicalDonationPath(id)} startIcon={<BackIcon />} sx={{ my: 1 }}>
        {texts.edit.back}
      </Button>
      <PhysicalDonationForm />
      {dialog}
    </Edit>
  );
}

function PhysicalDonationForm() {
  const record = useRecordContext<PhysicalDonationRecord>();
  if (!record) return null;
  return (
    <Form>
      <LeavingGuard />
      <Stack sx={{ gap: 2, maxWidth: 860 }}>
        <Alert severity="info">{texts.edit.help}</Alert>
        <DonorInputs />
        <PlaceInputs />
        <GoodsInputs kind={record.donation_type} />
        <WishInputs />
        <Toolbar>
          <SaveButton />
        </Toolbar>
      </Stack>
    </Form>
  );
}

/** Once it is being saved, the way back to the donation is free. */
