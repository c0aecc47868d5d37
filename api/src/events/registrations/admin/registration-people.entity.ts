import { ViewColumn, ViewEntity } from 'typeorm';

/** Whoever comes with a registration that is confirmed, ticket by ticket. */
@ViewEntity({ name: 'event_registration_people', synchronize: false })
export class RegistrationPerson {
  @ViewColumn()
  registration_id: string;

  /** From 1, which is who registered. */
  @ViewColumn()
  position: number;

  /** Empty until a guest is named. */
  @ViewColumn()
  guest_name: string;

  @ViewColumn()
  checked_in_at: Date | null;
}
