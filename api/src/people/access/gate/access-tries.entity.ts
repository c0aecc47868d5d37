import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Codes tried from one address or one known device since the last right one. */
@Entity('access_tries')
export class AccessTriesRow {
  @PrimaryColumn('text')
  key: string;

  @Column('int')
  tries: number;

  @Column('timestamptz')
  last_try_at: Date;

  @Column('timestamptz', { nullable: true })
  locked_until: Date | null;
}
