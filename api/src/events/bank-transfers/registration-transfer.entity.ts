import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a transfer brought to one registration. */
@Entity('registration_transfers')
export class RegistrationTransferRow {
  @PrimaryColumn('uuid')
  id: string;

  /** What was shared at once. */
  @Column('uuid')
  share_id: string;

  @Column('uuid')
  registration_id: string;

  /** The payment as the journal calls it. */
  @Column('text')
  payment_ref: string;

  /** Minor units of the registration's currency. */
  @Column('bigint')
  amount: number;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz', { nullable: true })
  undone_at: Date | null;
}

/** A line of the bank whose money was shared. */
@Entity('registration_transfer_lines')
export class RegistrationTransferLineRow {
  @PrimaryColumn('uuid')
  share_id: string;

  @PrimaryColumn('uuid')
  line_id: string;
}
