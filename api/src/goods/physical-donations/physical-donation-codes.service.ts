import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import type { RowOf } from '../../platform/database/query.js';
import { PhysicalDonationCodeRow } from './physical-donation-code.entity.js';
import { PhysicalDonationSecretsService } from './physical-donation-secrets.service.js';
import { PHYSICAL_DONATION_LIMITS as LIMITS } from './physical-donation.contract.js';
import { sentCodes } from './physical-donations.queries.js';

export interface SentCode {
  /** 8 digits, sent in an e-mail and stored nowhere. */
  code: string;
  expires_at: Date;
}
export interface CodeTried {
  verdict: 'right' | 'wrong';
  /** How many wrong tries there were with this one; null where there was no code left to try. */
  tries: number | null;
}

/** The codes that donors receive. Of those of a donation, the newest is the one that counts. */
@Injectable()
export class PhysicalDonationCodesService {
  constructor(
    private readonly secrets: PhysicalDonationSecretsService,
    private readonly clock: Clock,
  ) {}

  /** A new code with its own 30 minutes; those before it are dead. */
  async open(tx: EntityManager, donationId: string): Promise<SentCode> {
    const now = this.clock.now();
    const code = String(randomInt(10 ** LIMITS.code_digits)).padStart(LIMITS.code_digits, '0');
    const expires_at = new Date(now.getTime() + LIMITS.code_seconds * 1000);
    const code_hash = await this.secrets.mark('code', marked(donationId, code));
    await tx.insert(PhysicalDonationCodeRow, {
      physical_donation_id: donationId,
      code_hash,
      expires_at,
      created_at: now,
    });
    return { code, expires_at };
  }

  /** After this, no code that was sent before is good, and resends begin anew. */
  async closeAll(tx: EntityManager, donationId: string): Promise<void> {
    await tx.delete(PhysicalDonationCodeRow, { physical_donation_id: donationId });
  }

  /** How many codes were sent, and when the newest stops being good; null where none was. */
  sent(tx: EntityManager, donationId: string): Promise<RowOf<typeof sentCodes>> {
    return sentCodes.one(tx, donationId);
  }

  /**
   * Counts a try before it compares; the caller holds the donation's row, and commits whatever the verdict. Once it
   * has served (`isOver`) a code may be given again after its time: a second click is no error.
   */
  async judge(tx: EntityManager, donationId: string, code: string, isOver: boolean): Promise<CodeTried> {
    const where = { physical_donation_id: donationId };
    const newest = await tx.findOne(PhysicalDonationCodeRow, { where, order: { id: 'DESC' } });
    const isLate = !newest || (!isOver && newest.expires_at <= this.clock.now());
    if (isLate || newest.wrong_tries >= LIMITS.code_tries) return { verdict: 'wrong', tries: null };
    const tries = newest.wrong_tries + 1;
    await tx.update(PhysicalDonationCodeRow, { id: newest.id }, { wrong_tries: tries });
    if (!(await this.secrets.isMark('code', marked(donationId, code), newest.code_hash)))
      return { verdict: 'wrong', tries };
    await tx.update(PhysicalDonationCodeRow, { id: newest.id }, { wrong_tries: newest.wrong_tries });
    return { verdict: 'right', tries };
  }
}

const marked = (donationId: string, code: string) => `${donationId} ${code}`;
