import type { MemberProfile } from './member.dto.js';
import type { MemberRow } from './member.entity.js';

export function presentMember(row: MemberRow, pending_email: string | null): MemberProfile {
  const { id, email, first_name, last_name, street_address, postal_code, city, country, version } = row;
  return {
    id,
    email,
    pending_email,
    first_name,
    last_name,
    street_address,
    postal_code,
    city,
    country,
    created_at: row.created_at.toISOString(),
    version,
  };
}
