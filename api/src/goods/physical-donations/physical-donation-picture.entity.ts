import { Column, Entity, PrimaryColumn } from 'typeorm';

export type PictureOccasion = 'donor' | 'pickup';

@Entity('physical_donation_pictures')
export class PhysicalDonationPictureRow {
  @PrimaryColumn('uuid')
  id: string;

  /** Null until the form that it goes with is sent. */
  @Column('uuid', { nullable: true })
  physical_donation_id: string | null;

  @Column('text')
  taken_at: PictureOccasion;

  @Column('text')
  file_key: string;

  @Column('int')
  width: number;

  @Column('int')
  height: number;

  @Column('timestamptz')
  created_at: Date;
}
