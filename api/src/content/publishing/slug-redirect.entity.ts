import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address that a record once had. */
@Entity('slug_redirects')
export class SlugRedirectRow {
  @PrimaryColumn('text')
  resource: string;

  @PrimaryColumn('text')
  slug: string;

  @Column('int')
  record_id: number;
}
