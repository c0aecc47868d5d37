import { Column, PrimaryGeneratedColumn } from 'typeorm';

/** What happened once, to what the columns of the entity that extends it name. */
export abstract class TimelineColumns {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  kind: string;

  @Column('timestamptz')
  at: Date;

  @Column('int', { nullable: true })
  staff_id: number | null;

  @Column('text', { nullable: true })
  by_name: string | null;

  @Column('text')
  text: string;

  @Column('text', { nullable: true })
  details: string | null;
}
