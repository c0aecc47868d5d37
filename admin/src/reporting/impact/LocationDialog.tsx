import {
  IMPACT_COUNTRIES,
  IMPACT_LIMITS,
  IMPACT_MESSAGES,
  type LocationInput,
  type LocationRecord,
} from '@livres/api/contract';
import { useId } from 'react';
import { BooleanInput, NumberInput, required, ResourceContextProvider, TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { FormRow } from '../../shared/layout/FormRow';
import { COUNT } from './count-input';
import { places as texts } from './places.fr';
import { RecordDialog } from './RecordDialog';
import { createLocation, updateLocation } from './use-locations';
import { useSaveRecord } from './use-save-record';

interface Props {
  record?: LocationRecord;
  /** What a new place starts from. */
  color: string;
  onClose: () => void;
}

/** A place where libraries are supported, new or changed. */
export function LocationDialog(props: Props) {
  return (
    <ResourceContextProvider value="location-metrics">
      <LocationForm {...props} />
    </ResourceContextProvider>
  );
}

function LocationForm({ record, color, onClose }: Props) {
  const countries = useId();
  const { save, dialog } = useSaveRecord({
    record,
    valuesOf,
    create: createLocation,
    update: (values) => updateLocation(record?.id ?? 0, values),
    done: ({ name }) => (record ? texts.updated(name) : texts.created(name)),
    failed: record ? texts.update_failed : texts.create_failed,
    onClose,
  });
  return (
    <>
      <RecordDialog
        title={record ? texts.edit_title(record.name) : texts.create_title}
        action={record ? texts.save : texts.create_action}
        record={
          record ?? {
            color,
            is_active: true,
            books_distributed: 0,
            beneficiaries_count: 0,
            libraries_count: 0,
          }
        }
        onSave={save}
        onClose={onClose}
      >
        <FormRow>
          <TextInput
            source="name"
            autoFocus
            validate={required(IMPACT_MESSAGES.name_required)}
            helperText={false}
            slotProps={{ htmlInput: { maxLength: IMPACT_LIMITS.name } }}
          />
          <TextInput
            source="country"
            validate={required(IMPACT_MESSAGES.country_required)}
            helperText={texts.country_help}
            slotProps={{ htmlInput: { maxLength: IMPACT_LIMITS.name, list: countries } }}
          />
        </FormRow>
        <datalist id={countries}>
          {Object.values(IMPACT_COUNTRIES).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <FormRow>
          <NumberInput source="libraries_count" {...COUNT} />
          <NumberInput source="books_distributed" {...COUNT} />
          <NumberInput source="beneficiaries_count" {...COUNT} />
        </FormRow>
        <FormRow>
          <TextInput source="color" type="color" helperText={texts.color_help} validate={required()} />
          <BooleanInput source="is_active" helperText={texts.active_help} />
        </FormRow>
      </RecordDialog>
      {dialog}
    </>
  );
}

function valuesOf(form: FieldValues): LocationInput {
  const { name, country, libraries_count, books_distributed, beneficiaries_count, color, is_active } = form;
  return { name, country, libraries_count, books_distributed, beneficiaries_count, color, is_active };
}
