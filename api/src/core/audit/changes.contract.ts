/** Columns that say nothing to a person: they change with every write, or are kept elsewhere. */
const UNSAID = new Set([
  'version',
  'updated_at',
  'created_at',
  'pending',
  'published_slug',
  'search',
  'code_hash',
]);

/** What differs between a record before and after a write, field by field; `null` stands for no record. */
export function changesBetween(before: object | null, after: object | null) {
  const from = plain(before);
  const to = plain(after);
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter(
      (field) =>
        !UNSAID.has(field) && JSON.stringify(from[field] ?? null) !== JSON.stringify(to[field] ?? null),
    )
    .map((field) => ({ field, before: from[field] ?? null, after: to[field] ?? null }));
}

function plain(record: object | null): Record<string, unknown> {
  return record === null ? {} : (JSON.parse(JSON.stringify(record)) as Record<string, unknown>);
}
