import { GIVER_TYPE_LABELS, type BankLine } from '@livres/api/contract';
import {
  BooleanInput,
  FormDataConsumer,
  SelectInput,
  TextInput,
  AutocompleteInput,
  ReferenceInput,
} from 'react-admin';
import { ActionDialog } from '../../shared/actions/ActionDialog';
import { frenchDay } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { giftTexts as labels, texts } from './reconciliation.fr';
import { type BodyFor, runAction, useLineActions } from './use-line-actions';
import { choicesOf } from '../../shared/format/choices';

const TYPES = choicesOf(GIVER_TYPE_LABELS);
const DONOR = [
  'first_name',
  'last_name',
  'organization_name',
  'email',
  'street_address',
  'postal_code',
  'city',
] as const;
const BLANK: Typed = { donor: { donor_type: 'particulier' }, campaign_id: null, is_thanked: false };

type Donor = BodyFor<'gift'>['donor'];

interface Typed extends Record<string, unknown> {
  donor: Donor;
  campaign_id: number | null;
  is_thanked: boolean;
}

/** A gift that nobody had announced, from the line that it came by. */
export function GiftDialog({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const { refresh } = useLineActions();
  const send = (values: Typed, version = line.version) =>
    runAction({ ...line, version }, 'gift', { ...values, donor: said(values.donor) });
  return (
    <ActionDialog
      name={`bank-line-gift-${line.id}`}
      title={labels.title}
      help={labels.help(frenchMoney(line.amount, line.currency), frenchDay(line.booked_on))}
      action={labels.action}
      done={texts.done_line}
      blank={{ ...BLANK, donor: { ...BLANK.donor, ...guessed(line) } }}
      onSend={send}
      onDone={() => {
        void refresh();
        onClose();
      }}
      onClose={onClose}
    >
      <SelectInput source="donor.donor_type" label={labels.donor_type} choices={TYPES} validate={[]} />
      <FormDataConsumer>
        {({ formData }) =>
          formData['donor']?.donor_type !== 'particulier' && (
            <TextInput source="donor.organization_name" label={labels.organization_name} />
          )
        }
      </FormDataConsumer>
      <TextInput source="donor.first_name" label={labels.first_name} />
      <TextInput source="donor.last_name" label={labels.last_name} />
      <TextInput source="donor.email" label={labels.email} type="email" />
      <TextInput source="donor.street_address" label={labels.street_address} />
      <TextInput source="donor.postal_code" label={labels.postal_code} />
      <TextInput source="donor.city" label={labels.city} />
      <CampaignInput source="campaign_id" />
      <BooleanInput source="is_thanked" label={labels.is_thanked} />
    </ActionDialog>
  );
}

/** Empty fields are left out. */
function said(donor: Donor): Donor {
  const entries = DONOR.map((field) => [field, donor[field]] as const).filter(([, value]) => value);
  return { donor_type: donor.donor_type, ...Object.fromEntries(entries) };
}

/** Banks write « M ROUSSEL JEAN » or the other way round: the whole is offered as the name, to be put right. */
const guessed = ({ counterparty }: BankLine) => ({
  last_name: counterparty.replace(/^(M|MME|MLLE|MR|M OU MME)\.? /i, '').trim(),
});

/** The campaign that a gift is for; none for the association. */
function CampaignInput({ source }: { source: string }) {
  return (
    <ReferenceInput source={source} reference="campaigns" sort={{ field: 'title', order: 'ASC' }}>
      <AutocompleteInput
        label="Campagne (vide : l’association)"
        optionText="title"
        filterToQuery={(q: string) => ({ q })}
      />
    </ReferenceInput>
  );
}
