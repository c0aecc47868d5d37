/** A day's round, of one person where one is named. */
export function roundPath(date: string, assignedTo?: string | null): string {
  const query = new URLSearchParams({ date, ...(assignedTo && { assigned_to: assignedTo }) });
  return `/pickups/round?${query}`;
}
