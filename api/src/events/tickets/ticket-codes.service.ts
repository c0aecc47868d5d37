import { Injectable } from '@nestjs/common';
import { Configuration } from '../../platform/config/configuration.js';
import { deriveKey } from '../../platform/secrets/derive-key.js';
import { codeHash, isTicketCode, ticketCode, ticketId, ticketNamed } from './ticket-code.rules.js';

const KEY_BYTES = 32;

/** Codes of tickets, which only this product can make. */
@Injectable()
export class TicketCodesService {
  private readonly key: Promise<Buffer>;

  constructor({ adminAccessCode }: Configuration) {
    this.key = deriveKey(adminAccessCode, 'event tickets', KEY_BYTES);
  }

  async codeOf(ticket_id: string): Promise<string> {
    return ticketCode(await this.key, ticket_id);
  }

  /** What lists at the door know a ticket by. */
  async hashOf(ticket_id: string): Promise<string> {
    return codeHash(await this.codeOf(ticket_id));
  }

  /** The id of an event's ticket of this number. */
  async idOf(event_id: number, serial: number): Promise<string> {
    return ticketId(await this.key, event_id, serial);
  }

  /** The ticket that a code names; its mark is not looked at yet. */
  named(code: string): string | null {
    return ticketNamed(code);
  }

  /** Whether a code is the ticket's: made with the key of today, or as it was printed. */
  async isOf(ticket: { code_hash: string }, code: string): Promise<boolean> {
    return isTicketCode(await this.key, code) || codeHash(code) === ticket.code_hash;
  }
}
