import { isIPv6 } from 'node:net';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { AttemptLimitService } from '../../../platform/attempts/attempt-limit.service.js';
import { Clock } from '../../../platform/clock/clock.js';
import { newPrivateToken, privateTokenHash } from '../../../platform/http/private-token.js';
import type { Visitor } from './device-cookie.js';
import { deviceSeenSince } from './gate.queries.js';
import { KnownAddressRow } from './known-address.entity.js';
import { KNOWN_FOR_DAYS } from '../staff.personal-data.content.js';
import { KnownDeviceRow } from './known-device.entity.js';
import { DAY_MS } from '../../../platform/clock/durations.contract.js';

/** In whose name attempts are counted, and whether they are refused when strangers are. */
export interface Caller {
  key: string;
  isKnown: boolean;
}

/** The devices and addresses from which staff passed the gate before. */
@Injectable()
export class CallersService {
  constructor(
    @InjectRepository(KnownDeviceRow) private readonly devices: Repository<KnownDeviceRow>,
    @InjectRepository(KnownAddressRow) private readonly addresses: Repository<KnownAddressRow>,
    private readonly attempts: AttemptLimitService,
    private readonly clock: Clock,
  ) {}

  /**
   * Whoever shows a known device counts as that device alone: what others try from the same address never locks it.
   * An address is known for the code of the member of staff who came from there, and for no other.
   */
  async recognise(visitor: Visitor, staffId: number | null): Promise<Caller> {
    if (visitor.device && (await this.isKnownDevice(this.devices.manager, visitor.device.token_hash)))
      return { key: `device:${visitor.device.token_hash}`, isKnown: true };
    const address = this.disguised(visitor);
    const known = await this.addresses.findOneBy({ staff_id: staffId ?? 0, address });
    return { key: `address:${address}`, isKnown: known !== null && known.last_seen_at > this.limit() };
  }

  /** Whether this member of staff passed the gate on the visitor's device before. */
  async isOwnDevice(tx: EntityManager, { device }: Visitor, staffId: number): Promise<boolean> {
    if (!device) return false;
    const known = await tx.findOneBy(KnownDeviceRow, { token_hash: device.token_hash, staff_id: staffId });
    return known !== null && known.last_seen_at > this.limit();
  }

  /** Remembers from where somebody entered; answers the token for the browser to keep, its own where it is known. */
  async remember(tx: EntityManager, visitor: Visitor, staffId: number): Promise<string> {
    const isKept = visitor.device !== null && (await this.isKnownDevice(tx, visitor.device.token_hash));
    const token = isKept ? visitor.device!.token : newPrivateToken();
    const last_seen_at = this.clock.now();
    const device = { token_hash: privateTokenHash(token)!, staff_id: staffId, last_seen_at };
    await tx.upsert(KnownDeviceRow, device, ['token_hash', 'staff_id']);
    const address = { staff_id: staffId, address: this.disguised(visitor), last_seen_at };
    await tx.upsert(KnownAddressRow, address, ['staff_id', 'address']);
    return token;
  }

  /** A device that was ended is a stranger's from now on. */
  async forgetDevices(tx: EntityManager, staffId: number, hashes: (string | null)[]): Promise<void> {
    for (const token_hash of hashes)
      if (token_hash) await tx.delete(KnownDeviceRow, { token_hash, staff_id: staffId });
  }

  private async isKnownDevice(tx: EntityManager, token_hash: string): Promise<boolean> {
    return (await deviceSeenSince.run(tx, token_hash, this.limit())) > 0;
  }

  private disguised({ address }: Visitor): string {
    return this.attempts.disguise(networkOf(address));
  }

  /** So long after it was last used to enter, a device or an address is a stranger's again. */
  private limit(): Date {
    return new Date(this.clock.now().getTime() - KNOWN_FOR_DAYS * DAY_MS);
  }
}

/** Who has one IPv6 address has the 2⁶⁴ of its network: they count as one. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const [first, last] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...(address.includes('::') ? zeros : []), ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
