import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, Max, Min } from 'class-validator';
import { MOST_LINKS_ASKED } from './scholarship-links.contract.js';
import { MAX_INT } from '../../platform/database/max-int.js';

export class LinkChecksBody {
  @ApiProperty({ type: [Number], description: 'Les bourses dont le lien est à vérifier' })
  @Max(MAX_INT, { each: true })
  @Min(1, { each: true })
  @IsInt({ each: true })
  @ArrayMaxSize(MOST_LINKS_ASKED)
  @ArrayMinSize(1)
  @IsArray()
  ids: number[];
}

/** `POST admin/scholarship-links/checks`: how many links are looked at in a moment. */
export class LinkChecksAsked {
  asked: number;
}
