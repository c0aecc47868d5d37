import type { RegistrationStatus } from '../../src/events/registrations/registration.contract.js';

/** A registration to an event of the demonstration, so many hours before the day of seeding. */
export interface DemoRegistration {
  event: string;
  status: RegistrationStatus;
  first_name: string;
  last_name: string;
  organization?: string;
  seats?: number;
  special_needs?: string;
  hours_ago: number;
  /** Paid in cash to the association, in minor units for each seat; nothing where it is left out. */
  paid?: number;
  /** Others who come along, by the seats after the first. */
  guests?: string[];
  code?: string;
}

export interface DemoCode {
  event: string;
  code: string;
  label: string;
  discount_percentage: number | null;
  reserved_seats: number | null;
}
