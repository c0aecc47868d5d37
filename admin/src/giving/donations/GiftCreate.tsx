import Stack from '@mui/material/Stack';
import { amountDoubt, DONATION_ADMIN_LIMITS, type MoneyDonationRecord } from '@livres/api/contract';
import { useState } from 'react';
import {
  AutocompleteInput,
  BooleanInput,
  Create,
  DateInput,
  Form,
  RadioButtonGroupInput,
  ReferenceInput,
  required,
  SaveButton,
  TextInput,
  Toolbar,
  useNotify,
} from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { dayInParis } from '../../shared/format/calendar-days';
import { giftPath } from '../shared/gift-path';
import { FormRow } from '../../shared/layout/FormRow';
import { Panel } from '../../shared/layout/Panel';
import { formKey } from '../../shared/api/form-key';
import { DonorInputs } from './DonorInputs';
import { OFFLINE_CHOICES } from './gift-choices';
import { texts } from './gift.fr';
import { offlineGift } from './offline-gift';

const { create } = texts;

/** A cheque, cash or a transfer that is there. */
export default function GiftCreate() {
  const notify = useNotify();
  const navigate = useNavigate();
  const [key] = useState(formKey);
  const onSuccess = ({ id }: MoneyDonationRecord) => {
    notify(create.done, { type: 'success' });
    void navigate(giftPath(id));
  };
  return (
    <Create
      component="div"
      redirect={false}
      mutationOptions={{ onSuccess }}
      transform={(values: Record<string, unknown>) => offlineGift(values, key)}
    >
      <GiftForm />
    </Create>
  );
}

function GiftForm() {
  const [blank] = useState(() => ({
    payment_method: 'cheque',
    donor_type: 'particulier',
    country: 'France',
    received_on: dayInParis(Date.now()),
  }));
  return (
    <Form defaultValues={blank}>
      <Stack sx={{ gap: 2, maxWidth: 860 }}>
        <GiftInputs today={blank.received_on} />
        <Panel title={create.donor} help={create.donor_help}>
          <DonorInputs />
        </Panel>
        <Panel title={create.more}>
          <TextInput
            source="note"
            helperText={create.note_help}
            slotProps={{ htmlInput: { maxLength: DONATION_ADMIN_LIMITS.note } }}
            multiline
            minRows={2}
          />
          <TextInput source="dedication" helperText={false} autoComplete="off" />
          <BooleanInput source="is_anonymous" helperText={false} />
          <BooleanInput source="is_thanked" label={create.thanked} helperText={false} />
        </Panel>
        <Toolbar>
          <SaveButton label={create.save} alwaysEnable />
        </Toolbar>
      </Stack>
    </Form>
  );
}

function GiftInputs({ today }: { today: string }) {
  const missing = create.required;
  return (
    <Panel title={create.gift} help={create.help}>
      <RadioButtonGroupInput
        source="payment_method"
        choices={OFFLINE_CHOICES}
        validate={required(missing.method)}
        helperText={false}
      />
      <FormRow>
        <TextInput
          source="amount"
          validate={[required(missing.amount), (typed: unknown) => amountDoubt(typed) ?? undefined]}
          helperText={false}
          slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
        />
        <DateInput
          source="received_on"
          label={create.day}
          validate={required(missing.day)}
          slotProps={{ htmlInput: { max: today } }}
          helperText={false}
        />
      </FormRow>
      <ReferenceInput source="campaign_id" reference="campaigns" filter={{ shelf: 'live' }}>
        <AutocompleteInput
          optionText="title"
          filterToQuery={(q: string) => ({ q })}
          emptyText={create.association}
          helperText={create.association}
        />
      </ReferenceInput>
    </Panel>
  );
}
