import { CaseOfStudent } from '../../universities/casework/casework.dto.js';
import { MemberProfile } from '../../people/members/member.dto.js';
import { RecurringGiftPage } from '../../giving/recurring/recurring-gift.dto.js';
import { PersonalDataFile } from '../../people/personal-data/personal-data.dto.js';
import {
  MemberDonation,
  MemberPhysicalDonation,
  MemberRegistration,
  MemberYear,
} from './member-space.dto.js';

export class ExportedDonorResponse {
  first_name: string;
  last_name: string;
  organization_name: string;
  street_address: string;
  postal_code: string;
  city: string;
  country: string;
}

/** A gift with its details. */
export class ExportedDonation extends MemberDonation {
  donor: ExportedDonorResponse;
  message: string;
  dedication: string;
}

export class ExportedFavorite {
  scholarship_id: number;
  title: string;
  organization: string;
  favorited_at: string;
}

/** In French, as the association’s emails say it. */
export class ExportedAlert {
  criteria: string[];
  frequency: string;
  status: string;
  created_at: string;
  last_sent_at: string | null;
}

/** `GET /member-space/export/`: a file. */
export class MemberExport {
  made_at: string;
  profile: MemberProfile;
  donations: ExportedDonation[];
  recurring_gifts: RecurringGiftPage[];
  physical_donations: MemberPhysicalDonation[];
  registrations: MemberRegistration[];
  years: MemberYear[];

  /** With all that was sent and received. */
  requests: CaseOfStudent[];
  favorites: ExportedFavorite[];
  alerts: ExportedAlert[];

  /** Everything that is held under the member’s address, kind by kind, in French. */
  personal_data: PersonalDataFile;
}
