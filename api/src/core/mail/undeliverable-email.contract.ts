export const UNDELIVERABLE_REASONS = ['refused', 'expired'] as const;
/** Refused for good by the mail server, or tried in vain for three days. */
export type UndeliverableReason = (typeof UNDELIVERABLE_REASONS)[number];

/** How long an email that could not be handed over is tried again before it is set aside. */
export const TRIED_FOR_DAYS = 3;
/** How long what was set aside is kept for staff to send again. */
export const SET_ASIDE_FOR_DAYS = 14;

/** `admin/system/undeliverable-emails`: an email that was set aside, without its text. */
export interface UndeliverableEmail {
  id: number;
  to: string;
  subject: string;
  reason: UndeliverableReason;
  detail: string;
  queued_at: string;
  set_aside_at: string;
}

export interface UndeliverableEmails {
  /** All of them; `results` holds the newest 200. */
  count: number;
  results: UndeliverableEmail[];
}

export interface ResentEmails {
  resent: number;
}
