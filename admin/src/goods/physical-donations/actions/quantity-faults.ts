import type { CollectedItem } from '@livres/api/contract';

interface Fault {
  message?: string | undefined;
}

/**
 * What is wrong with what was counted, by category, and under `collected` for the whole. The form names a category;
 * the server names the place of a line in what was sent: `collected.0.quantity`.
 */
export function faultsIn(error: Fault | undefined, sent: readonly CollectedItem[]): Record<string, string> {
  const faults: Record<string, string> = error?.message ? { collected: error.message } : {};
  for (const [name, fault] of Object.entries(error ?? {})) {
    const message = messageOf(fault);
    const category = /^\d+$/.test(name) ? sent[Number(name)]?.category : name;
    if (message && category) faults[category] = message;
  }
  return faults;
}

/** A fault's own sentence, or that of the first field within. */
function messageOf(fault: unknown): string | undefined {
  if (typeof fault !== 'object' || fault === null) return undefined;
  const { message } = fault as Fault;
  if (typeof message === 'string') return message;
  return Object.values(fault).map(messageOf).find(Boolean);
}
