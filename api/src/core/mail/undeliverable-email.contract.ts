export const UNDELIVERABLE_REASONS = ['refused', 'expired'] as const;
/** Refused for good by the mail server, or tried in vain for three days. */
export type UndeliverableReason = (typeof UNDELIVERABLE_REASONS)[number];

/** How long an email that could not be handed over is tried again before it is set aside. */
export const TRIED_FOR_DAYS = 3;
/** How long what was set aside is kept for staff to send again. */
export const SET_ASIDE_FOR_DAYS = 14;
