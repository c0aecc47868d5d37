import { shownAs } from '../../platform/http/shown-as.js';
import { MemberProfile } from './member.dto.js';
import type { MemberRow } from './member.entity.js';

export function presentMember(row: MemberRow, pending_email: string | null): MemberProfile {
  return { ...shownAs(MemberProfile, row), pending_email };
}
