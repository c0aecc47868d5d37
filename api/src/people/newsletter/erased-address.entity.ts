import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address that was erased, by its keyed hash alone: no file makes a subscriber of it. */
@Entity('newsletter_erased_addresses')
export class ErasedAddressRow {
  @PrimaryColumn('text')
  address_hash: string;

  @Column('timestamptz')
  erased_at: Date;
}
