import { Column, Entity } from 'typeorm';
import { PrivateLinkColumns } from '../private-links/private-link.columns.js';

@Entity('preview_links')
export class PreviewLinkRow extends PrivateLinkColumns {
  @Column('text')
  resource: string;

  @Column('int')
  record_id: number;

  @Column('timestamptz')
  expires_at: Date;
}
