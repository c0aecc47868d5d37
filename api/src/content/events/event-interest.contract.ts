export const INTEREST_MESSAGES = {
  email_required: 'Indiquez votre adresse e-mail.',
  email: 'Cette adresse e-mail n’a pas la bonne forme : vérifiez-la.',
} as const;

/** `POST` and `DELETE /events/{id}/interested/`. */
export interface InterestInput {
  guest_email: string;
}

/** The same for an address that was known and for one that was not. */
export interface InterestAnswer {
  interested: boolean;
}

/** `GET /events/{id}/interest-stats/`. */
export interface InterestStats {
  event: number;
  interested_count: number;
  interested_last_7_days: number;
  interested_last_30_days: number;
}

/** `GET /events/interest-stats/global/`, over the published events. */
export interface GlobalInterestStats {
  interested_count: number;
  interested_last_30_days: number;
  events_with_interest: number;
  /** The five that most people are interested in, of those to come. */
  most_awaited: { id: number; slug: string; title: string; interested_count: number }[];
}
