import {
  BOOK_CATEGORIES,
  BOOK_LANGUAGES,
  CONDITIONS,
  EQUIPMENT_TYPES,
  MATERIAL_TYPES,
  PHYSICAL_DONATION_LIMITS as LIMITS,
  WORKING_STATUS_LABELS,
  WORKING_STATUSES,
} from '@livres/api/contract';
import { Select, TextField } from '../../shared/ui/Field';
import { ChoiceGroup, asLabels, labelled } from '../../shared/ui/ChoiceGroup';
import { physicalDonationFormContent as content } from './physical-donation-form.content';
import styles from './PhysicalDonationForm.module.css';
import { chosen, typed, type StepFields } from './step-fields';

const WORKING = [
  { value: '', label: content.workingUnsaid },
  ...labelled(WORKING_STATUSES, WORKING_STATUS_LABELS),
];

/** Step 2: what is given. The page's style shows the part that goes with the type, with and without a script. */
export function DetailsStep(fields: StepFields) {
  return (
    <>
      <Books {...fields} />
      <Equipment {...fields} />
      <Material {...fields} />
      <ChoiceGroup
        {...chosen(fields, 'donation_details.condition')}
        kind="radio"
        required
        legend={content.condition}
        choices={asLabels(CONDITIONS)}
      />
    </>
  );
}

function Books(fields: StepFields) {
  return (
    <div className={styles.books} role="group" aria-label={content.detailsOf.books}>
      <ChoiceGroup
        {...chosen(fields, 'donation_details.categories')}
        kind="checkbox"
        legend={content.categories}
        choices={asLabels(BOOK_CATEGORIES)}
      />
      <div className={styles.short}>
        <TextField
          {...typed(fields, 'donation_details.estimated_quantity')}
          label={content.quantity}
          help={content.quantityHelp}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
        />
      </div>
      <ChoiceGroup
        {...chosen(fields, 'donation_details.languages')}
        kind="checkbox"
        legend={content.optional(content.languages)}
        choices={asLabels(BOOK_LANGUAGES)}
      />
    </div>
  );
}

function Equipment(fields: StepFields) {
  return (
    <div className={styles.equipment} role="group" aria-label={content.detailsOf.equipment}>
      <ChoiceGroup
        {...chosen(fields, 'donation_details.equipment_types')}
        kind="checkbox"
        legend={content.equipmentTypes}
        choices={asLabels(EQUIPMENT_TYPES)}
      />
      <TextField
        {...typed(fields, 'donation_details.brands')}
        label={content.optional(content.brands)}
        help={content.brandsHelp}
        autoComplete="off"
        maxLength={300}
      />
      <Select
        {...typed(fields, 'donation_details.working_status')}
        label={content.optional(content.working)}
        choices={WORKING}
      />
    </div>
  );
}

function Material(fields: StepFields) {
  return (
    <div className={styles.material} role="group" aria-label={content.detailsOf.library_material}>
      <ChoiceGroup
        {...chosen(fields, 'donation_details.material_types')}
        kind="checkbox"
        legend={content.materialTypes}
        choices={asLabels(MATERIAL_TYPES)}
      />
      <TextField
        {...typed(fields, 'donation_details.dimensions')}
        label={content.optional(content.dimensions)}
        help={content.dimensionsHelp}
        autoComplete="off"
        maxLength={LIMITS.address}
      />
    </div>
  );
}
