import { Column, Entity } from 'typeorm';
import { PrivateLinkColumns } from '../../core/private-links/private-link.columns.js';

export type MemberLinkPurpose = 'sign_in' | 'new_email';

@Entity('member_links')
export class MemberLinkRow extends PrivateLinkColumns {
  @Column('text')
  purpose: MemberLinkPurpose;

  /** In lower case: where the email went, and what following it proves. */
  @Column('text')
  email: string;

  /** Who changes their address; a first sign-in has no member yet. */
  @Column('uuid', { nullable: true })
  member_id: string | null;

  @Column('timestamptz')
  expires_at: Date;

  @Column('timestamptz', { nullable: true })
  used_at: Date | null;
}
