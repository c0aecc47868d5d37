/** A record as the audit log keeps it: of these fields, whether they changed and nothing else. */
export function withHidden<T extends object>(before: T, after: T, fields: readonly (keyof T)[]): T {
  const hidden: Partial<Record<keyof T, string>> = {};
  for (const field of fields)
    hidden[field] = JSON.stringify(before[field]) === JSON.stringify(after[field]) ? '•••' : '••• (modifié)';
  return { ...after, ...hidden };
}
