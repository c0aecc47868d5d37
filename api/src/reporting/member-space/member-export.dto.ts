import { CaseOfStudentResponse } from '../../universities/casework/casework.dto.js';
import { MemberProfileResponse } from '../../people/members/member.dto.js';
import { PersonalDataFileResponse } from '../../people/personal-data/personal-data-file.dto.js';
import { RecurringGiftPageResponse } from '../../giving/recurring/recurring-gift.dto.js';
import type {
  ExportedAlert,
  ExportedDonation,
  ExportedFavorite,
  MemberExport,
} from './member-export.contract.js';
import {
  MemberDonationResponse,
  MemberPhysicalDonationResponse,
  MemberYearResponse,
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

export class ExportedDonationResponse extends MemberDonationResponse implements ExportedDonation {
  donor: ExportedDonorResponse;
  message: string;
  dedication: string;
}

export class ExportedFavoriteResponse implements ExportedFavorite {
  scholarship_id: number;
  title: string;
  organization: string;
  favorited_at: string;
}

export class ExportedAlertResponse implements ExportedAlert {
  criteria: string[];

  frequency: string;
  status: string;
  created_at: string;

  last_sent_at: string | null;
}

export class MemberExportResponse implements MemberExport {
  made_at: string;
  profile: MemberProfileResponse;

  donations: ExportedDonationResponse[];

  recurring_gifts: RecurringGiftPageResponse[];

  physical_donations: MemberPhysicalDonationResponse[];

  years: MemberYearResponse[];

  requests: CaseOfStudentResponse[];

  favorites: ExportedFavoriteResponse[];

  alerts: ExportedAlertResponse[];

  personal_data: PersonalDataFileResponse;
}
