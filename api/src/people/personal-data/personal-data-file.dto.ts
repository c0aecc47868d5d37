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

  kept: string | null;
}

class ToldKindResponse implements DisclosedKind {
  kind: string;
  label: string;
  purpose: string;
  legal_basis: string;

  retention: string[];

  recipients: string[];

  tables: ToldTableResponse[];
}

export class PersonalDataFileResponse implements PersonalDataFile {
  made_at: string;
  email: string;
  association: string;

  kinds: ToldKindResponse[];

  elsewhere: string[];
}
