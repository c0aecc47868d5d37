/** What is known of what happened; its sentence is written for each reader. */
export interface NotificationFacts {
  /** Minor units. */
  amount?: number;
  currency?: string;
  count?: number;
  of?: number;
  /** French, and never a person: a campaign, an event, a scholarship, a provider. */
  subject?: string;
  place?: string;
  /** French: what is told beside. */
  detail?: string;
  /** Who of the staff did it. */
  author?: string;
  /** Somebody's name, and what they wrote: for readers of people's data alone. */
  name?: string;
  text?: string;
}

/** The same, of whom nobody is named. */
export function impersonalFacts({
  name: _name,
  text: _text,
  ...facts
}: NotificationFacts): NotificationFacts {
  return facts;
}
