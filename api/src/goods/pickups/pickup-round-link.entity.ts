import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('pickup_round_links')
export class PickupRoundLinkRow {
  /** SHA-256 of the token, in base64url. */
  @PrimaryColumn('text')
  token_hash: string;

  /** A day of Paris, `YYYY-MM-DD`. */
  @Column('date')
  date: string;

  @Column('text')
  assigned_to: string;

  @Column('timestamptz')
  expires_at: Date;

  @Column('timestamptz')
  created_at: Date;
}
