import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A time at which a backup took the place of the database. */
@Entity('restorations')
export class RestorationRow {
  @PrimaryGeneratedColumn('identity')
  id: number;

  /** When the backup was made. */
  @Column('timestamptz')
  made_at: Date;

  @Column('timestamptz')
  restored_at: Date;

  /** When staff let leave what waited; null until they do. */
  @Column('timestamptz', { nullable: true })
  confirmed_at: Date | null;
}
