import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('staff_second_factors')
export class SecondFactorRow {
  @PrimaryColumn('int')
  staff_id: number;

  @Column('text')
  sealed_secret: string;

  /** Which key of the configuration seals the secret. */
  @Column('text')
  key_id: string;

  @Column('timestamptz')
  created_at: Date;

  /** Null until a first code has proven that the application has the secret. */
  @Column('timestamptz', { nullable: true })
  confirmed_at: Date | null;

  /** The newest time step whose code was taken, as a bigint travels. */
  @Column('bigint', { default: '0' })
  last_step: string;
}

@Entity('staff_recovery_codes')
export class RecoveryCodeRow {
  @PrimaryColumn('int')
  staff_id: number;

  @PrimaryColumn('text')
  code_hash: string;

  @Column('timestamptz', { nullable: true })
  used_at: Date | null;
}

/** A right access code that waits for its second factor. */
@Entity('staff_challenges')
export class ChallengeRow {
  @PrimaryColumn('text')
  token_hash: string;

  @Column('int')
  staff_id: number;

  @Column('timestamptz')
  expires_at: Date;

  @Column('int')
  tries: number;
}
