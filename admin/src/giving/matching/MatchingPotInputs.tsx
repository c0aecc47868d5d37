import Stack from '@mui/material/Stack';
import {
  MATCHING_CONDITION_LABELS,
  MATCHING_MESSAGES as MESSAGES,
  MATCHING_RATIO,
} from '@livres/api/contract';
import {
  AutocompleteInput,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin';
import { choicesOf } from '../../shared/format/choices';
import { dayOrNull } from '../../shared/format/day-or-null';
import { AmountInput } from '../../shared/layout/AmountInput';
import { FormRow } from '../../shared/layout/FormRow';
import { Panel } from '../../shared/layout/Panel';
import { texts } from './matching-pot.fr';

const NAME = maxLength(120);
const VALIDATE = {
  sponsor: [required(MESSAGES.sponsor_name), NAME],
  campaign: required(MESSAGES.campaign),
  ratio: [
    required(MESSAGES.ratio),
    minValue(MATCHING_RATIO.least, MESSAGES.ratio),
    maxValue(MATCHING_RATIO.most, MESSAGES.ratio),
  ],
  total: required(MESSAGES.total),
  day: required(MESSAGES.day),
};
const asked = (q: string) => ({ q });

/** The form of a pot, new or not. */
export function MatchingPotInputs() {
  return (
    <Stack sx={{ gap: 2 }}>
      <Panel {...texts.sponsor}>
        <TextInput source="sponsor_name" validate={VALIDATE.sponsor} helperText={false} autoComplete="off" />
        <FormRow>
          <TextInput source="contact_name" validate={NAME} helperText={false} autoComplete="off" />
          <TextInput source="contact_email" type="email" helperText={false} autoComplete="off" />
        </FormRow>
      </Panel>
      <Panel {...texts.promise}>
        <ReferenceInput source="campaign_id" reference="campaigns" sort={{ field: 'title', order: 'ASC' }}>
          <AutocompleteInput
            optionText="title"
            filterToQuery={asked}
            validate={VALIDATE.campaign}
            helperText={texts.help.campaign}
          />
        </ReferenceInput>
        <FormRow>
          <NumberInput source="ratio" step={1} validate={VALIDATE.ratio} helperText={texts.help.ratio} />
          <AmountInput source="total" validate={VALIDATE.total} helperText={false} />
          <AmountInput source="gift_ceiling" helperText={texts.help.gift_ceiling} />
        </FormRow>
        <FormRow>
          <TextInput
            source="starts_on"
            type="date"
            parse={dayOrNull}
            validate={VALIDATE.day}
            helperText={false}
          />
          <TextInput
            source="ends_on"
            type="date"
            parse={dayOrNull}
            validate={VALIDATE.day}
            helperText={false}
          />
          <SelectInput
            source="condition"
            choices={choicesOf(MATCHING_CONDITION_LABELS)}
            validate={required()}
            helperText={texts.help.condition}
          />
        </FormRow>
      </Panel>
    </Stack>
  );
}
