import { createHmac } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { mailboxKey } from '../../platform/http/mailbox-key.js';
import { ErasedAddressRow } from './erased-address.entity.js';
import { addressKey } from './newsletter.queries.js';

/** Keeps of an address that is erased what recognises it, and does not give it back. */
export async function noteErased(tx: EntityManager, email: string, erased_at: Date): Promise<void> {
  const address_hash = await hashOf(tx, email);
  await tx.upsert(ErasedAddressRow, { address_hash, erased_at }, ['address_hash']);
}

/** Whether this address was erased and has not subscribed anew since. */
export async function isErased(tx: EntityManager, email: string): Promise<boolean> {
  return tx.existsBy(ErasedAddressRow, { address_hash: await hashOf(tx, email) });
}

/** Forgets that an address was erased: whoever reads it has confirmed a new subscription. */
export async function forgetErased(tx: EntityManager, email: string): Promise<void> {
  await tx.delete(ErasedAddressRow, { address_hash: await hashOf(tx, email) });
}

async function hashOf(tx: EntityManager, email: string): Promise<string> {
  const { key } = await addressKey.one(tx);
  return createHmac('sha256', key).update(mailboxKey(email)).digest('base64url');
}
