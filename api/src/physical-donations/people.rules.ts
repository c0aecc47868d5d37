/** Who may read names, addresses, notes and pictures: decisions say administrators alone. */
export function seesPeople({ role }: { role: string }): boolean {
  return role === 'administrateur';
}
