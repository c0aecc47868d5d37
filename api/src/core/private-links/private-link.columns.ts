import { Column, PrimaryColumn } from 'typeorm';

/** A link that opens something without a sign-in: its token is shown once, and kept as a hash. */
export abstract class PrivateLinkColumns {
  /** SHA-256 of the token, in base64url. */
  @PrimaryColumn('text')
  token_hash: string;
}

/** One whose age says what it still opens. */
export abstract class DatedLinkColumns extends PrivateLinkColumns {
  @Column('timestamptz')
  created_at: Date;
}
