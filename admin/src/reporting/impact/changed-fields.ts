/** The fields of a form that differ from the record it was opened on: those alone are sent. */
export function changedFields<Values extends object>(values: Values, record: object): Partial<Values> {
  const before = record as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => value !== before[field]),
  ) as Partial<Values>;
}
