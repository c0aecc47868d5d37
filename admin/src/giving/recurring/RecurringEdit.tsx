import BackIcon from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DONATION_LIMITS as LIMITS,
  type RecurringGiftRecord,
  type RecurringIdentityInput,
} from '@livres/api/contract';
import {
  Edit,
  FormDataConsumer,
  maxLength,
  required,
  SaveButton,
  Form,
  TextInput,
  Toolbar,
  useNotify,
} from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useConflict } from '../../shared/conflict/use-conflict';
import { FormRow } from '../../shared/layout/FormRow';
import { Panel } from '../../shared/layout/Panel';
import { texts } from './recurring-gift.fr';
import { recurringPath } from './recurring-labels';
import { LeavingGuard } from '../../shared/layout/LeavingGuard';

const FIELDS = [
  ...(['email', 'first_name', 'last_name', 'organization_name'] as const),
  ...(['street_address', 'postal_code', 'city', 'country'] as const),
];

/** Who gives, put right with them, for the payments to come. */
export default function RecurringEdit() {
  const { id = '' } = useParams();
  const { onError, dialog } = useConflict();
  const notify = useNotify();
  const navigate = useNavigate();
  const onSuccess = () => {
    notify('resources.recurring-gifts.notifications.updated', { type: 'success' });
    void navigate(recurringPath(id));
  };
  return (
    <Edit
      component="div"
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess, onError }}
      transform={(values) => identityOf(values as RecurringGiftRecord)}
      actions={false}
    >
      <Button component={Link} to={recurringPath(id)} startIcon={<BackIcon />} sx={{ my: 1 }}>
        {texts.edit.back}
      </Button>
      <Form>
        <LeavingGuard />
        <Stack sx={{ gap: 2, maxWidth: 860 }}>
          <Alert severity="info">{texts.edit.help}</Alert>
          <IdentityInputs />
          <Toolbar>
            <SaveButton />
          </Toolbar>
        </Stack>
      </Form>
      {dialog}
    </Edit>
  );
}

const name = { validate: maxLength(LIMITS.name), autoComplete: 'off', helperText: false } as const;
const place = { validate: maxLength(LIMITS.address), autoComplete: 'off', helperText: false } as const;

function IdentityInputs() {
  return (
    <>
      <Panel title={texts.edit.donor}>
        <FormDataConsumer<RecurringGiftRecord>>
          {({ formData }) =>
            formData.donor_type !== 'particulier' && <TextInput source="organization_name" {...name} />
          }
        </FormDataConsumer>
        <FormRow>
          <TextInput source="first_name" {...name} />
          <TextInput source="last_name" {...name} />
        </FormRow>
        <TextInput source="email" type="email" validate={required()} autoComplete="off" />
      </Panel>
      <Panel title={texts.edit.place}>
        <TextInput source="street_address" {...place} />
        <FormRow>
          <TextInput source="postal_code" {...place} />
          <TextInput source="city" {...place} />
          <TextInput source="country" {...place} />
        </FormRow>
      </Panel>
    </>
  );
}

/** Once it is being saved, the way back to the gift is free. */

/** What the form says of who gives, emptied fields as empty texts, with the version that it was changed from. */
function identityOf(record: RecurringGiftRecord): RecurringIdentityInput {
  const said = FIELDS.map((field) => [field, (record[field] as string | null) ?? '']);
  return { ...Object.fromEntries(said), version: record.version } as RecurringIdentityInput;
}
