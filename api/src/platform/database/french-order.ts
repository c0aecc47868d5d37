/** Fields of lists that hold what people read, whichever list it is: these are ordered as in a French dictionary. */
const READ_FIELDS: ReadonlySet<string> = new Set([
  'title',
  'name',
  'label',
  'subject',
  'alt',
  'original_name',
  'organization',
  'field_of_study',
  'first_name',
  'last_name',
  'author_name',
  'donor_name',
  'campaign_name',
  'email',
  'city',
  'country',
  'university',
  'target_country',
  'country_study',
  'description',
  'specific_questions',
  'bio',
  'achievements',
]);

/** A text as it is ordered in French (« Eau », « école », « Élan », « œuvre »), as SQL; a migration makes the collation. */
export function inFrench(sql: string): string {
  return `(${sql}) COLLATE fr_order`;
}

/** What a list is ordered by: `field` of the table or view called `alias`, as SQL. */
export function orderOf(alias: string, field: string): string {
  const column = `${alias}.${field}`;
  return READ_FIELDS.has(field) ? inFrench(column) : column;
}
