/** What is longer is no address, whatever stands in it. */
const LONGEST_READ = 1000;
/** What nobody sees: joiners, soft hyphens, marks of direction, variation selectors. A paste brings them along. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** What telephones type for an apostrophe. */
const APOSTROPHES = /[‘’‛ʼ´`′＇]/g;
/** « Awa Diallo <awa@exemple.org> », as mail programs copy an address. */
const IN_BRACKETS = /^[^<>]*<([^<>]*@[^<>]*)>[\s.,;]*$/u;
const MAILTO = /^mailto:([^?]*)(?:\?.*)?$/isu;
/** What a sentence or a spreadsheet puts around an address. */
const BEFORE = /^[\s"'«“„([<,;:]+/u;
const AFTER = /[\s"'»”)\]>,;:.!?]+$/u;
/** One @ with something of a domain with a dot after it: what is missed is refused where the field is read again. */
const FORM = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

/**
 * The address that somebody typed or pasted, without what does not belong to it: letters that nobody sees, `mailto:`, a
 * name and brackets, the punctuation around it; a typographic apostrophe is a plain one. What is no address is given
 * back as far as it was tidied, for whoever checks it.
 */
export function typedMailAddress(typed: string): string {
  if (typed.length > LONGEST_READ) return typed;
  const seen = typed.replace(UNSEEN, '').replaceAll('＠', '@').replace(APOSTROPHES, "'").trim();
  const inside = IN_BRACKETS.exec(seen)?.[1] ?? seen;
  const bare = inside.replace(BEFORE, '').replace(AFTER, '');
  return (MAILTO.exec(bare)?.[1] ?? bare).trim();
}

/** Whether a form may leave with this address. */
export const isMailAddress = (typed: string): boolean => FORM.test(typedMailAddress(typed));
