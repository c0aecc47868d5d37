import type { CaseOfStudent } from '../../universities/casework/casework.contract.js';
import type { MemberProfile } from '../../people/members/member.contract.js';
import type { PersonalDataFile } from '../../people/personal-data/personal-data.contract.js';
import type { RecurringGiftPage } from '../../giving/recurring/recurring-gift.contract.js';
import type { MemberDonation, MemberPhysicalDonation, MemberYear } from './member-space.contract.js';

/** A gift with its details. */
export interface ExportedDonation extends MemberDonation {
  donor: {
    first_name: string;
    last_name: string;
    organization_name: string;
    street_address: string;
    postal_code: string;
    city: string;
    country: string;
  };
  message: string;
  dedication: string;
}

export interface ExportedFavorite {
  scholarship_id: number;
  title: string;
  organization: string;
  favorited_at: string;
}

/** In French, as the association’s emails say it. */
export interface ExportedAlert {
  criteria: string[];
  frequency: string;
  status: string;
  created_at: string;
  last_sent_at: string | null;
}

/** `GET /member-space/export/`: a file. */
export interface MemberExport {
  made_at: string;
  profile: MemberProfile;
  donations: ExportedDonation[];
  recurring_gifts: RecurringGiftPage[];
  physical_donations: MemberPhysicalDonation[];
  years: MemberYear[];
  /** With all that was sent and received. */
  requests: CaseOfStudent[];
  favorites: ExportedFavorite[];
  alerts: ExportedAlert[];
  /** Everything that is held under the member’s address, kind by kind, in French. */
  personal_data: PersonalDataFile;
}
