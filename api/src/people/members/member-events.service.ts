import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { MemberIdentity } from './member.contract.js';

/** Addresses are in lower case. */
export type MemberHappening =
  | { kind: 'email_changed'; member_id: string; from: string; to: string }
  | { kind: 'deleted'; member_id: string; email: string };

/** An account that becomes part of another, and is gone afterwards. */
export interface MembersJoined {
  from_id: string;
  into_id: string;
}

/** In the transaction of what happens: throwing stops it. */
type Listener = (tx: EntityManager, happening: MemberHappening) => Promise<void>;
type Joining = (tx: EntityManager, joined: MembersJoined) => Promise<void>;
type Acquaintance = (tx: EntityManager, email: string) => Promise<MemberIdentity | null>;

/** Lets the features that keep something of a person follow what becomes of their account. */
@Injectable()
export class MemberEventsService {
  private readonly listeners: Listener[] = [];
  private readonly joinings: Joining[] = [];
  private readonly acquaintances: Acquaintance[] = [];

  /** Call it while the modules are being built. */
  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** The same, for what is kept under a member's number rather than under an address. */
  whenJoined(joining: Joining): void {
    this.joinings.push(joining);
  }

  /** Says who knows the name and address of whoever signs in for the first time. */
  knowBy(acquaintance: Acquaintance): void {
    this.acquaintances.push(acquaintance);
  }

  async emit(tx: EntityManager, happening: MemberHappening): Promise<void> {
    for (const listener of this.listeners) await listener(tx, happening);
  }

  async emitJoined(tx: EntityManager, joined: MembersJoined): Promise<void> {
    for (const joining of this.joinings) await joining(tx, joined);
  }

  async identityOf(tx: EntityManager, email: string): Promise<MemberIdentity | null> {
    for (const acquaintance of this.acquaintances) {
      const identity = await acquaintance(tx, email);
      if (identity) return identity;
    }
    return null;
  }
}
