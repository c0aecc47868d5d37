/** « aw•••@example.org »: enough for its owner to know which address it is, where others may look. */
export function emailHint(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at))}•••${email.slice(at)}`;
}
