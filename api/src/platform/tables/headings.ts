import { plainWords } from '../http/plain-letters.contract.js';

/** A heading without what people write otherwise: capitals, accents, spaces, apostrophes of any kind. */
export const plainHeading = plainWords;

const asWritten = (heading: string) => heading.trim().toLowerCase().normalize('NFC');

/** Without what stands between brackets: « Montant (€) » is « Montant ». */
const withoutUnit = (heading: string) => plainHeading(heading.replace(/\([^()]*\)/g, ' '));

/**
 * Which field each column is, by the headings of the fields: word for word first, then without what stands between
 * brackets where that leaves no doubt. A field is read from one column, the first.
 */
export function readHeadings(
  headings: readonly string[],
  columns: Record<string, string>,
): (string | undefined)[] {
  const fields: (string | undefined)[] = headings.map(() => undefined);
  for (const plain of [asWritten, plainHeading, withoutUnit]) {
    const wanted = Object.entries(columns)
      .filter(([field]) => !fields.includes(field))
      .map(([field, heading]) => [field, plain(heading)] as const);
    for (const [place, heading] of headings.entries()) {
      const [found, ...others] = wanted.filter(([, one]) => one !== '' && one === plain(heading));
      if (found && others.length === 0 && !fields[place] && !fields.includes(found[0]))
        fields[place] = found[0];
    }
  }
  return fields;
}
