import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';

/** A backup that took the place of the database, while nothing leaves by itself. */
export class OpenRestoration {
  /** When the backup was made: what was done since is lost. */
  made_at: string;
  restored_at: string;

  /** E-mails that the backup held: they may have left before. */
  @ApiProperty({ type: 'integer' })
  emails: number;

  /** E-mails that were written since. */
  @ApiProperty({ type: 'integer' })
  new_emails: number;

  /** What waits to be asked of payment providers: refunds, ends of monthly gifts, pages to close. */
  @ApiProperty({ type: 'integer' })
  payments: number;

  /** What waits for telephones, and newsletters on their way. */
  @ApiProperty({ type: 'integer' })
  others: number;

  /** Whether every payment provider has been asked since for the payments that were lost; null where there is none. */
  is_compared: boolean | null;
}

/** `GET admin/system/restoration`. */
export class RestorationState {
  /** Null where nothing waits. */
  @ApiProperty({ type: OpenRestoration, nullable: true })
  restoration: OpenRestoration | null;
}

export const RESTORED_EMAILS = ['send', 'drop'] as const;

/** `POST admin/system/restoration/confirm`. */
export class RestorationConfirmation {
  /** What becomes of the e-mails that the backup held. */
  @IsIn(RESTORED_EMAILS, { message: 'Dites si les e-mails de la sauvegarde partent ou non.' })
  @ApiProperty({ enum: RESTORED_EMAILS })
  emails: (typeof RESTORED_EMAILS)[number];
}
