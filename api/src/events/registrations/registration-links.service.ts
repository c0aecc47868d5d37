import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PrivateLinksService } from '../../core/private-links/private-links.service.js';
import { EventRegistrationLinkRow } from './registration-link.entity.js';
import { registrationErrors } from './registration.errors.js';

/** The private links to registrations. */
@Injectable()
export class RegistrationLinksService {
  constructor(private readonly links: PrivateLinksService) {}

  /** A new link's token; those made before stay good. */
  create(tx: EntityManager, registration_id: string, purpose: 'verify' | 'manage'): Promise<string> {
    return this.links.create(tx, EventRegistrationLinkRow, { registration_id, purpose });
  }

  /** The address of the registration's own page, for an e-mail. */
  url(tx: EntityManager, registration_id: string): Promise<string> {
    return this.links.url(
      tx,
      EventRegistrationLinkRow,
      { registration_id, purpose: 'manage' },
      '/inscriptions/',
    );
  }

  /** The registration that this token verifies; null where it verifies none. */
  async verified(tx: EntityManager, token: string): Promise<string | null> {
    const link = await this.links.find(tx, EventRegistrationLinkRow, token, { purpose: 'verify' });
    return link?.registration_id ?? null;
  }

  /** The registration that this token opens; refuses one that opens none, or none any more (410). */
  async opened(tx: EntityManager, token: string): Promise<string> {
    const link = await this.links.find(tx, EventRegistrationLinkRow, token, { purpose: 'manage' });
    if (!link) throw registrationErrors.notFound();
    if (this.links.isOld(link)) throw registrationErrors.linkOld();
    return link.registration_id;
  }

  /** The same, however old the link is: for a fresh one, sent to the registration's own address. */
  async known(tx: EntityManager, token: string): Promise<string> {
    const link = await this.links.find(tx, EventRegistrationLinkRow, token, { purpose: 'manage' });
    if (!link) throw registrationErrors.notFound();
    return link.registration_id;
  }

  /** After this, no link that was made before opens it. */
  async closeAll(tx: EntityManager, registration_id: string): Promise<void> {
    await tx.delete(EventRegistrationLinkRow, { registration_id });
  }
}
