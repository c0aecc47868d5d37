import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { RESOURCES, type Resource } from '../access/rights.contract.js';
import { NOTIFICATION_MESSAGES as MESSAGES } from './notification-limits.contract.js';

export class ColleaguesQuery {
  @IsIn(RESOURCES, { message: MESSAGES.resource })
  @ApiProperty({ type: String, description: 'Ce dont il s’agit : `donations`, `contact-messages`…' })
  resource: Resource;
}

export class Colleague {
  @ApiProperty({ type: 'integer' })
  id: number;

  name: string;
}
