export const TRANSFER_LIMITS = {
  /** Registrations that one share pays for. */
  registrations: 50,
  /** Lines of the bank beside the one that it begins with. */
  lines: 20,
  candidates: 20,
} as const;
