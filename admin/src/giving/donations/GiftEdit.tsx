import BackIcon from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DONATION_LIMITS, type MoneyDonationRecord } from '@livres/api/contract';
import {
  BooleanInput,
  Edit,
  Form,
  SaveButton,
  TextInput,
  Toolbar,
  useNotify,
  useRecordContext,
} from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useConflict } from '../../shared/conflict/use-conflict';
import { giftPath } from '../shared/gift-path';
import { Panel } from '../../shared/layout/Panel';
import { DonorInputs } from './DonorInputs';
import { texts } from './gift.fr';
import { identityChanges } from './identity-changes';
import { LeavingGuard } from '../../shared/layout/LeavingGuard';

const { edit } = texts;

/** Who gave and their choices, corrected with them; money never changes here. */
export default function GiftEdit() {
  const { id = '' } = useParams();
  const { onError, dialog } = useConflict();
  const notify = useNotify();
  const navigate = useNavigate();
  const onSuccess = () => {
    notify('resources.donations.notifications.updated', { type: 'success' });
    void navigate(giftPath(id));
  };
  return (
    <Edit
      id={id}
      component="div"
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess, onError }}
      transform={(values, options) =>
        identityChanges(
          values as MoneyDonationRecord,
          options?.previousData as MoneyDonationRecord | undefined,
        )
      }
      actions={false}
    >
      <Button component={Link} to={giftPath(id)} startIcon={<BackIcon />} sx={{ my: 1 }}>
        {edit.back}
      </Button>
      <IdentityForm />
      {dialog}
    </Edit>
  );
}

function IdentityForm() {
  const record = useRecordContext<MoneyDonationRecord>();
  if (!record) return null;
  return (
    <Form>
      <LeavingGuard />
      <Stack sx={{ gap: 2, maxWidth: 860 }}>
        <Alert severity="info">{edit.help}</Alert>
        <Panel title={edit.title}>
          <DonorInputs />
        </Panel>
        <Panel title={edit.words}>
          <TextInput
            source="dedication"
            helperText={false}
            slotProps={{ htmlInput: { maxLength: DONATION_LIMITS.dedication } }}
          />
          <TextInput
            source="message"
            helperText={false}
            slotProps={{ htmlInput: { maxLength: DONATION_LIMITS.message } }}
            multiline
            minRows={2}
          />
          <BooleanInput source="is_anonymous" helperText={false} />
        </Panel>
        <Toolbar>
          <SaveButton />
        </Toolbar>
      </Stack>
    </Form>
  );
}

/** Once it is being saved, the way back to the gift is free. */
