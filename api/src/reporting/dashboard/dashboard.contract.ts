export const ENDING_SOON_DAYS = 14;
export const EVENTS_AHEAD_DAYS = 7;
