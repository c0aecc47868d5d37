import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, Max, Min } from 'class-validator';
import { type LinkChecksAsked, MOST_LINKS_ASKED } from './scholarship-links.contract.js';
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

export class LinkChecksAskedResponse implements LinkChecksAsked {
  asked: number;
}
