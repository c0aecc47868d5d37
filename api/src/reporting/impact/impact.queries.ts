import { query } from '../../platform/database/query.js';

export const totalsOfPlaces = query(
  `SELECT coalesce(sum(libraries_count), 0)::bigint AS libraries,
          coalesce(sum(beneficiaries_count), 0)::bigint AS beneficiaries,
          count(DISTINCT lower(unaccent(country)))::int AS countries
     FROM impact_locations WHERE is_active AND deleted_at IS NULL`,
  [],
  { libraries: 'integer', beneficiaries: 'integer', countries: 'integer' },
);

export const lockLocations = query('LOCK TABLE impact_locations IN SHARE ROW EXCLUSIVE MODE', []);
export const lockYears = query('LOCK TABLE impact_years IN SHARE ROW EXCLUSIVE MODE', []);
