/** What the form holds, by the name that a field has in what is sent, its dots included. */
export type FormValues = Record<string, string[]>;

export type Step = 1 | 2 | 3 | 4;
export const STEPS: readonly Step[] = [1, 2, 3, 4];

/** Every field, in the order of the page. */
const FIELDS: Record<Step, readonly string[]> = {
  1: ['campaign_id', 'donation_type', 'donor_type', 'organization_name', 'contact_name', 'email', 'phone'],
  2: [
    'donation_details.categories',
    'donation_details.estimated_quantity',
    'donation_details.languages',
    'donation_details.equipment_types',
    'donation_details.brands',
    'donation_details.working_status',
    'donation_details.material_types',
    'donation_details.dimensions',
    'donation_details.condition',
    'picture_ids',
  ],
  3: [
    'street_address',
    'postal_code',
    'city',
    'country',
    'access_info',
    'estimated_boxes_or_items',
    'requires_help',
    'has_elevator',
    'floor_number',
    'parking_available',
  ],
  4: [
    'pickup_availability.preferred_days',
    'pickup_availability.time_slots',
    'pickup_availability.special_requirements',
    'special_instructions',
  ],
};

const ALL = STEPS.flatMap((step) => FIELDS[step]);

/** The step that asks for a field. */
export function stepOf(field: string): Step {
  return STEPS.find((step) => FIELDS[step].includes(field)) ?? 1;
}

/** The field that a refusal speaks of: one of a list (`….categories.0`) belongs to the list. Null where it has none. */
export function fieldOf(name: string): string | null {
  return ALL.find((field) => name === field || name.startsWith(`${field}.`)) ?? null;
}

export function valuesOf(filled: FormData): FormValues {
  const values: FormValues = {};
  for (const [name, value] of filled) {
    if (typeof value === 'string') (values[name] ??= []).push(value.trim());
  }
  return values;
}

export function textOf(values: FormValues, name: string): string {
  return values[name]?.[0] ?? '';
}

/** What was chosen in a list, without what stands empty. */
export function chosenIn(values: FormValues, name: string): string[] {
  return (values[name] ?? []).filter((value) => value !== '');
}
