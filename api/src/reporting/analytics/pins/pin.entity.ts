import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('analytics_pins')
export class PinRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('int')
  staff_id: number;

  @Column('text')
  label: string;

  @Column('text')
  path: string;

  @Column('timestamptz')
  created_at: Date;
}
