/** Campaign codes of the address that a visit began at: the analytics standard's names, in its order. */
export const UTM_FIELDS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;
export type UtmField = (typeof UTM_FIELDS)[number];
export const UTM_LENGTH = 100;
export const UTM_LABELS: Record<UtmField, string> = {
  utm_source: 'Source (utm_source)',
  utm_medium: 'Support (utm_medium)',
  utm_campaign: 'Opération (utm_campaign)',
  utm_content: 'Contenu (utm_content)',
  utm_term: 'Mot-clé (utm_term)',
};

const SAFE = /^[\p{L}\p{N} \-_.~+]+$/u;

/** A campaign code as it may be kept; null for anything that is not a short text of letters, digits and ` -_.~+`. */
export function utmCode(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > UTM_LENGTH * 2) return null;
  const code = value.normalize('NFC').trim();
  return code.length <= UTM_LENGTH && SAFE.test(code) ? code : null;
}

/** The codes that `read` finds and that may be kept. */
export function utmCodes(read: (field: UtmField) => unknown): Partial<Record<UtmField, string>> {
  const codes: Partial<Record<UtmField, string>> = {};
  for (const field of UTM_FIELDS) {
    const code = utmCode(read(field));
    if (code) codes[field] = code;
  }
  return codes;
}
