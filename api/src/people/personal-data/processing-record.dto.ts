import { ApiProperty } from '@nestjs/swagger';
import type { LegalBasis } from '../../platform/personal-data/personal-data-source.contract.js';
import type {
  PrivacyPolicy,
  PrivacyRecipient,
  ProcessingActivity,
  ProcessingRecord,
} from './personal-data.contract.js';
import { LEGAL_BASIS_ENUM } from './personal-data.dto.js';

class ControllerResponse {
  name: string;
  address: string;
  siren: string;
  rna: string;
  email: string;
  phone: string;

  missing: string[];
}

class RetentionResponse {
  what: string;
  period: string;
  job: string;
}

class ProcessingActivityResponse implements ProcessingActivity {
  kind: string;
  label: string;
  purpose: string;

  @ApiProperty(LEGAL_BASIS_ENUM)
  legal_basis: LegalBasis;

  legal_basis_label: string;
  people: string;

  data: string[];

  recipients: string[];

  transfers: string[];

  retention: RetentionResponse[];

  kept: string[];
}

class PrivacyRecipientResponse implements PrivacyRecipient {
  name: string;
  role: string;

  transfer: string | null;
}

export class PrivacyPolicyResponse implements PrivacyPolicy {
  controller: ControllerResponse;

  activities: ProcessingActivityResponse[];

  recipients: PrivacyRecipientResponse[];
}

export class ProcessingRecordResponse extends PrivacyPolicyResponse implements ProcessingRecord {
  version: string;
  released_at: string;

  security: string[];
}
