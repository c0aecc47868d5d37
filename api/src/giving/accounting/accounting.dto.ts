import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { IfGiven } from '../../platform/http/if-given.js';

const MESSAGE = 'Indiquez une année, par exemple 2026.';

export class AccountingYearQuery {
  /** By the date of each entry in Paris; this year where it is left out. */
  @ApiPropertyOptional({ type: 'integer', minimum: 2000, maximum: 2999, example: 2026 })
  @IfGiven()
  @Type(() => Number)
  @IsInt({ message: MESSAGE })
  @Min(2000, { message: MESSAGE })
  @Max(2999, { message: MESSAGE })
  year?: number;
}
