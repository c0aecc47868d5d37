export const INBOX_STATES = ['unread', 'mine', 'snoozed'] as const;
export type InboxState = (typeof INBOX_STATES)[number];
