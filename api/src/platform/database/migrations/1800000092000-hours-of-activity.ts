import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A department for France, the country elsewhere, nothing where the address is not known. */
const REGION = `CASE WHEN d.country <> 'France' THEN d.country
                     WHEN d.postal_code ~ '^9[78]' THEN left(d.postal_code, 3)
                     WHEN d.postal_code ~ '^[0-9]{5}$' THEN left(d.postal_code, 2) ELSE '' END`;

const PARIS_DAY = (moment: string) => `(${moment} AT TIME ZONE 'Europe/Paris')::date`;
const CLOCK_HOUR = (moment: string) => `extract(hour FROM ${moment} AT TIME ZONE 'Europe/Paris')::int`;
const HOUR_OF_DAY = (moment: string) =>
  `floor(extract(epoch FROM ${moment} - date_trunc('day', ${moment}, 'Europe/Paris')) / 3600)::int`;

// What happened besides gifts of money and visits: one row each, and how many it counts for.
const activityFacts = (hourOf: (moment: string) => string) => `
  CREATE OR REPLACE VIEW activity_facts AS
    SELECT ${PARIS_DAY('d.validated_at')} AS day, ${hourOf('d.validated_at')} AS hour,
           'physical_donations'::text AS measure, 1::bigint AS amount, d.campaign_id, NULL::int AS event_id,
           d.donation_type AS kind, d.donor_type AS who, coalesce(${REGION}, '') AS region
      FROM physical_donations d WHERE d.validated_at IS NOT NULL AND d.status <> 'cancelled' AND d.deleted_at IS NULL
    UNION ALL
    SELECT ${PARIS_DAY('thing.given_at')}, ${hourOf('thing.given_at')},
           CASE thing.kind WHEN 'books' THEN 'books' ELSE 'equipment' END, thing.quantity, thing.campaign_id, NULL,
           thing.kind, '', ''
      FROM campaign_gifts thing WHERE is_counted(thing.mode)
    UNION ALL
    SELECT ${PARIS_DAY('asked.created_at')}, ${hourOf('asked.created_at')}, 'requests', 1, NULL, NULL,
           asked.support_type, asked.current_level, asked.target_country
      FROM accompaniment_requests asked WHERE asked.deleted_at IS NULL
    UNION ALL
    SELECT ${PARIS_DAY('candidate.created_at')}, ${hourOf('candidate.created_at')}, 'ambassadors', 1, NULL, NULL,
           candidate.status, candidate.current_level, candidate.country_study
      FROM ambassador_applications candidate WHERE candidate.deleted_at IS NULL
    UNION ALL
    SELECT ${PARIS_DAY('seat.confirmed_at')}, ${hourOf('seat.confirmed_at')}, 'registrations', seat.seats, NULL,
           seat.event_id, seat.source, '', ''
      FROM event_registrations seat
     WHERE seat.confirmed_at IS NOT NULL AND seat.status = 'confirmed' AND is_counted(seat.mode)
    UNION ALL
    SELECT ${PARIS_DAY('scan.scanned_at')}, ${hourOf('scan.scanned_at')}, 'arrivals', 1, NULL, scan.event_id,
           scan.door, '', ''
      FROM event_check_ins scan WHERE scan.undone_at IS NULL AND NOT scan.is_duplicate`;

/** Hours are counted from midnight: in autumn the clock shows one of them twice. */
export class HoursOfActivity1800000092000 implements MigrationInterface {
  name = 'HoursOfActivity1800000092000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(activityFacts(HOUR_OF_DAY));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(activityFacts(CLOCK_HOUR));
  }
}
