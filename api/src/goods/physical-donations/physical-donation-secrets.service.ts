import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Configuration } from '../../platform/config/configuration.js';
import { deriveKey } from '../../platform/secrets/derive-key.js';

const KEY_BYTES = 32;

/** Marks that only this product can make: of codes, and of the addresses of pictures. */
@Injectable()
export class PhysicalDonationSecretsService {
  private readonly key: Promise<Buffer>;

  constructor({ adminAccessCode }: Configuration) {
    // Slowly derived: with a copy of the database and a code of one's own, one cannot try access codes by the million.
    this.key = deriveKey(adminAccessCode, 'physical donations', KEY_BYTES);
  }

  /** The mark of a text, in base64url; each `use` has its own. */
  async mark(use: 'code' | 'picture', text: string): Promise<string> {
    return createHmac('sha256', await this.key)
      .update(`${use}\n${text}`)
      .digest('base64url');
  }

  /** Whether this is the mark of the text, in a time that says nothing about it. */
  async isMark(use: 'code' | 'picture', text: string, given: string): Promise<boolean> {
    const [wanted, offered] = [Buffer.from(await this.mark(use, text)), Buffer.from(given)];
    return wanted.length === offered.length && timingSafeEqual(wanted, offered);
  }
}
