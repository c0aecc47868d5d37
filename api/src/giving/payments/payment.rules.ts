import type { AttemptStatus } from './payment.contract.js';

/** Money that was taken is taken, however late the update comes; what was not may still be, by another try. */
const NEXT: Record<AttemptStatus, readonly AttemptStatus[]> = {
  created: ['waiting', 'processing', 'succeeded', 'failed', 'expired', 'cancelled'],
  waiting: ['processing', 'succeeded', 'failed', 'expired', 'cancelled'],
  processing: ['succeeded', 'failed', 'cancelled'],
  failed: ['processing', 'succeeded', 'expired', 'cancelled'],
  expired: ['processing', 'succeeded'],
  cancelled: ['processing', 'succeeded'],
  succeeded: [],
};

/** Whether an attempt in one state may come to another. */
export function attemptMayBecome(from: AttemptStatus, to: AttemptStatus): boolean {
  return NEXT[from].includes(to);
}

/** States in which an attempt still waits for its provider or its payer. */
export const OPEN_ATTEMPTS = ['created', 'waiting', 'processing'] as const satisfies AttemptStatus[];
