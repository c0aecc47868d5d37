import Stack from '@mui/material/Stack';
import { PARTNER_KIND_LABELS, PARTNER_LIMITS, PARTNER_MESSAGES } from '@livres/api/contract';
import { BooleanInput, maxValue, minValue, NumberInput, required, SelectInput, TextInput } from 'react-admin';
import { FormRow } from '../../shared/layout/FormRow';
import { Panel } from '../../shared/layout/Panel';
import { PictureInput } from '../../shared/pictures/PictureInput';
import { SlugInput } from '../../shared/records/SlugInput';
import { partner as texts } from './partner.fr';
import { choicesOf } from '../../shared/format/choices';

const KINDS = choicesOf(PARTNER_KIND_LABELS);
const isYear = [minValue(PARTNER_LIMITS.first_year), maxValue(PARTNER_LIMITS.last_year)];
const isHttps = (value: string | null) =>
  !value || /^https:\/\/\S+\.\S+/.test(value) ? undefined : PARTNER_MESSAGES.website_invalid;

/** The form of a partner, new or not. */
export function PartnerInputs() {
  const { sections, help } = texts;
  return (
    <Stack sx={{ gap: 2 }}>
      <Panel {...sections.who}>
        <TextInput source="name" validate={required(PARTNER_MESSAGES.name_required)} helperText={false} />
        <FormRow>
          <SelectInput
            source="kind"
            choices={KINDS}
            validate={required(PARTNER_MESSAGES.kind_unknown)}
            helperText={false}
          />
          <TextInput source="country" helperText={false} />
        </FormRow>
        <TextInput source="description" helperText={help.description} multiline minRows={2} />
        <TextInput source="website" type="url" validate={isHttps} helperText={help.website} />
        <SlugInput />
      </Panel>
      <Panel {...sections.bond}>
        <NumberInput source="since" step={1} validate={isYear} format={yearText} helperText={false} />
        <BooleanInput source="active" helperText={help.active} />
      </Panel>
      <Panel {...sections.logo}>
        <PictureInput source="logo_id" illustration="partenariat" />
      </Panel>
    </Stack>
  );
}

/** A year is no quantity: « 2015 », never « 2 015 ». */
const yearText = (value: number | null) => (value === null ? '' : String(value));
