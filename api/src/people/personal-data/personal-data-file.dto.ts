import { ApiProperty } from '@nestjs/swagger';
import type {
  PersonalDataFile,
  DisclosedKind,
  DisclosedRecord,
  DisclosedTable,
} from './personal-data.contract.js';

class ToldTableResponse implements DisclosedTable {
  table: string;
  label: string;

  @ApiProperty({ type: 'array', items: { type: 'object', additionalProperties: true } })
  records: DisclosedRecord[];

  @ApiProperty({ type: String, nullable: true })
  kept: string | null;
}

class ToldKindResponse implements DisclosedKind {
  kind: string;
  label: string;
  purpose: string;
  legal_basis: string;

  @ApiProperty({ type: [String] })
  retention: string[];

  @ApiProperty({ type: [String] })
  recipients: string[];

  @ApiProperty({ type: [ToldTableResponse] })
  tables: ToldTableResponse[];
}

export class PersonalDataFileResponse implements PersonalDataFile {
  made_at: string;
  email: string;
  association: string;

  @ApiProperty({ type: [ToldKindResponse] })
  kinds: ToldKindResponse[];

  @ApiProperty({ type: [String] })
  elsewhere: string[];
}
