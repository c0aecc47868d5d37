import { ApiProperty } from '@nestjs/swagger';
import { FOLLOWER_LEFT_OUT_REASONS, type FollowerLeftOutReason } from './follower-audience.contract.js';

export class FollowersLeftOut {
  @ApiProperty({ enum: FOLLOWER_LEFT_OUT_REASONS })
  reason: FollowerLeftOutReason;

  @ApiProperty({ type: 'integer' })
  people: number;
}

/** Who would receive the news of a campaign, and who would not. */
export class FollowerAudience {
  /** Each once. */
  @ApiProperty({ type: 'integer' })
  people: number;

  /** Everyone who gave to the campaign, whether or not they asked. */
  @ApiProperty({ type: 'integer' })
  donors: number;

  left_out: FollowersLeftOut[];
}
