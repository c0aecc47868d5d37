import { ApiProperty } from '@nestjs/swagger';
import { QueryText } from '../../platform/http/query-fields.js';
import { RECORD_SEARCH_LIMITS } from './record-search.contract.js';

/** `GET admin/search`. */
export class RecordSearch {
  @QueryText('Ce que l’on cherche : un nom, un titre, une référence.', RECORD_SEARCH_LIMITS.most)
  q?: string;
}

/** A record that staff may open. */
export class FoundRecord {
  /** As in `admin/{resource}`. */
  resource: string;

  @ApiProperty({ description: 'Son numéro ou son identifiant.' })
  id: string;

  name: string;
}
