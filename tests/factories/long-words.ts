import type { Client } from 'pg';

/** One word as long as an address without a hyphen, which no line of a telephone holds. */
export const LONG_WORD = 'anticonstitutionnellement'.repeat(3);
const LONG_ADDRESS = `https://www.exemple.org/${LONG_WORD}`;
const RICH_TEXT = [
  `<h2>${LONG_WORD}</h2><h3>${LONG_WORD}</h3><p><b>${LONG_WORD}</b> <a href="${LONG_ADDRESS}">${LONG_ADDRESS}</a></p>`,
  `<ul><li>${LONG_WORD}</li></ul><blockquote><p>${LONG_WORD}</p></blockquote>`,
].join('');

/** What people write in a record of each kind, in plain words or as rich text. */
const WRITTEN: Record<string, string> = {
  articles: 'title excerpt content author_name',
  campaigns: 'title short_description description location suggested_amounts',
  campaign_updates: 'title content',
  categories: 'name description',
  events:
    'title short_description description location address city organizer_first_name organizer_last_name accessibility_info parking_info public_transport_info questions',
  impact_locations: 'name',
  media: 'alt caption credit',
  newsletters: 'subject preheader blocks',
  newsletter_versions: 'content',
  pages: 'title lead description blocks',
  partners: 'name description',
  projects: 'title short_description description location city',
  scholarships: 'title organization description requirements field_of_study',
  tags: 'name',
};

/** Every text that people wrote, of every record of every kind, becomes one long word; the kind's own are left. */
export async function writeLongWords(client: Client): Promise<number> {
  let written = 0;
  for (const [table, columns] of Object.entries(WRITTEN))
    for (const column of columns.split(' ')) written += await writeColumn(client, table, column);
  await client.query('UPDATE content_revision SET revision = revision + 1');
  await client.query(`SELECT pg_notify('content_revision', revision::text) FROM content_revision`);
  return written;
}

async function writeColumn(client: Client, table: string, column: string): Promise<number> {
  const { rows } = await client.query(
    `SELECT DISTINCT "${column}" AS value FROM ${table} WHERE "${column}" IS NOT NULL`,
  );
  const held = rows.filter(({ value }) => value !== '');
  for (const [rank, { value }] of held.entries())
    await client.query(`UPDATE ${table} SET "${column}" = $2 WHERE "${column}" = $1`, [
      asParameter(value),
      asParameter(typeof value === 'string' ? longText(value, rank) : longTexts(value)),
    ]);
  return held.length;
}

const asParameter = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** With its rank, since some names are given once. */
const longText = (text: string, rank = 0) => (text.startsWith('<') ? RICH_TEXT : `${LONG_WORD}${rank}`);

/** In what is kept as a document, sentences alone are people's words. */
function longTexts(value: unknown): unknown {
  if (typeof value === 'string') return value.includes(' ') ? longText(value) : value;
  if (Array.isArray(value)) return value.map(longTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, longTexts(one)]));
}
