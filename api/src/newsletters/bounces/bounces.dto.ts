import { ApiProperty } from '@nestjs/swagger';

/** `POST /newsletter/deliveries`. */
export class RelayEventsTaken {
  /** How many were about a newsletter of ours. */
  @ApiProperty({ type: 'integer' })
  taken: number;
}
