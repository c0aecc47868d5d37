/** Where registrations are in the panel. */
export const registrationPath = (id: string): string => `/event-registrations/${id}/show`;

/** A form to enter one, for an event where one is named. */
export const newRegistrationPath = (event_id?: number): string =>
  `/event-registrations/new${event_id === undefined ? '' : `?event=${event_id}`}`;

/** The list of those who come, at the event's door. */
export const checkInPath = (event_id: number): string => `/event-registrations/${event_id}/check-in`;
