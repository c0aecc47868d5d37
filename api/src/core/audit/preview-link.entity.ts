import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('preview_links')
export class PreviewLinkRow {
  /** SHA-256 of the token, in base64url. */
  @PrimaryColumn('text')
  token_hash: string;

  @Column('text')
  resource: string;

  @Column('int')
  record_id: number;

  @Column('timestamptz')
  expires_at: Date;
}
