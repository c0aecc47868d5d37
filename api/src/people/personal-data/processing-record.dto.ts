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

  @ApiProperty({ type: [String] })
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

  @ApiProperty({ type: [String] })
  data: string[];

  @ApiProperty({ type: [String] })
  recipients: string[];

  @ApiProperty({ type: [String] })
  transfers: string[];

  @ApiProperty({ type: [RetentionResponse] })
  retention: RetentionResponse[];

  @ApiProperty({ type: [String] })
  kept: string[];
}

class PrivacyRecipientResponse implements PrivacyRecipient {
  name: string;
  role: string;

  @ApiProperty({ type: String, nullable: true })
  transfer: string | null;
}

export class PrivacyPolicyResponse implements PrivacyPolicy {
  @ApiProperty({ type: ControllerResponse })
  controller: ControllerResponse;

  @ApiProperty({ type: [ProcessingActivityResponse] })
  activities: ProcessingActivityResponse[];

  @ApiProperty({ type: [PrivacyRecipientResponse] })
  recipients: PrivacyRecipientResponse[];
}

export class ProcessingRecordResponse extends PrivacyPolicyResponse implements ProcessingRecord {
  version: string;
  released_at: string;

  @ApiProperty({ type: [String] })
  security: string[];
}
