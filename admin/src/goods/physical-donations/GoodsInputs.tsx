import {
  PHYSICAL_DONATION_LIMITS as LIMITS,
  PHYSICAL_DONATION_MESSAGES as says,
  type PhysicalDonationType,
} from '@livres/api/contract';
import {
  AutocompleteInput,
  CheckboxGroupInput,
  maxLength,
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin';
import { FormRow } from '../../shared/layout/FormRow';
import { Panel } from '../../shared/layout/Panel';
import {
  CATEGORY_CHOICES,
  CONDITION_CHOICES,
  EQUIPMENT_CHOICES,
  LANGUAGE_CHOICES,
  MATERIAL_CHOICES,
  WORKING_CHOICES,
} from './physical-donation-choices';
import { texts } from './physical-donation.fr';

/** The fields of one type of donation; the type itself stays what it was. */
export function GoodsInputs({ kind }: { kind: PhysicalDonationType }) {
  return (
    <Panel title={texts.edit.goods}>
      {kind === 'books' && <BookInputs />}
      {kind === 'equipment' && <EquipmentInputs />}
      {kind === 'library_material' && <MaterialInputs />}
      <FormRow>
        <NumberInput source="estimated_boxes_or_items" min={1} max={LIMITS.boxes} step={1} />
        <ReferenceInput source="campaign_id" reference="campaigns">
          <AutocompleteInput
            optionText="title"
            filterToQuery={(q: string) => ({ q })}
            validate={required(says.campaign_id)}
          />
        </ReferenceInput>
      </FormRow>
    </Panel>
  );
}

const Condition = ({ message }: { message: string }) => (
  <SelectInput source="donation_details.condition" choices={CONDITION_CHOICES} validate={required(message)} />
);

const BookInputs = () => (
  <>
    <CheckboxGroupInput
      source="donation_details.categories"
      choices={CATEGORY_CHOICES}
      validate={required(says.book_categories)}
    />
    <FormRow>
      <NumberInput
        source="donation_details.estimated_quantity"
        min={1}
        max={LIMITS.quantity}
        step={1}
        validate={required(says.book_quantity)}
      />
      <Condition message={says.book_condition} />
    </FormRow>
    <CheckboxGroupInput source="donation_details.languages" choices={LANGUAGE_CHOICES} />
  </>
);

const EquipmentInputs = () => (
  <>
    <CheckboxGroupInput
      source="donation_details.equipment_types"
      choices={EQUIPMENT_CHOICES}
      validate={required(says.equipment_types)}
    />
    <FormRow>
      <SelectInput source="donation_details.working_status" choices={WORKING_CHOICES} />
      <Condition message={says.equipment_condition} />
    </FormRow>
    <TextInput
      source="donation_details.brands"
      format={(brands: string[] | string | null) => (Array.isArray(brands) ? brands.join(', ') : brands)}
      parse={(typed: string) => typed.split(',').map((brand) => brand.trimStart())}
    />
  </>
);

const MaterialInputs = () => (
  <>
    <CheckboxGroupInput
      source="donation_details.material_types"
      choices={MATERIAL_CHOICES}
      validate={required(says.material_types)}
    />
    <FormRow>
      <TextInput source="donation_details.dimensions" validate={maxLength(LIMITS.note)} />
      <Condition message={says.material_condition} />
    </FormRow>
  </>
);
