type Filters = Record<string, unknown>;

/** Whether a list's filters leave something out, beside those of the whole list. */
export function isFiltered(filters: Filters, whole: Filters): boolean {
  const fields = Object.keys({ ...filters, ...whole });
  return fields.some((field) => !isBlank(filters[field]) && filters[field] !== whole[field]);
}

/** What a filter says where nothing is asked of it. */
export const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
