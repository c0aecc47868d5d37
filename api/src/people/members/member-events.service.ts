import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import type { MemberIdentity } from './member.dto.js';
import { methodsMarked } from '../../platform/discovery/marked-methods.js';

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

/** Marks a method `(tx, happening)` that follows what becomes of an account, in its transaction. */
export const OnMemberEvent = DiscoveryService.createDecorator<void>();

/** The same with `(tx, joined)`, for what is stored under a member's number rather than under an address. */
export const OnMembersJoined = DiscoveryService.createDecorator<void>();

/** Marks a method `(tx, email)` that knows the name and address of whoever signs in for the first time, or answers null. */
export const KnowsIdentity = DiscoveryService.createDecorator<void>();

/** Lets the features that keep something of a person follow what becomes of their account. */
@Injectable()
export class MemberEventsService {
  private listeners: Listener[] | undefined;
  private joinings: Joining[] | undefined;
  private acquaintances: Acquaintance[] | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  async emit(tx: EntityManager, happening: MemberHappening): Promise<void> {
    this.listeners ??= methodsMarked<Listener>(this.discovery, OnMemberEvent);
    for (const listener of this.listeners) await listener(tx, happening);
  }

  async emitJoined(tx: EntityManager, joined: MembersJoined): Promise<void> {
    this.joinings ??= methodsMarked<Joining>(this.discovery, OnMembersJoined);
    for (const joining of this.joinings) await joining(tx, joined);
  }

  async identityOf(tx: EntityManager, email: string): Promise<MemberIdentity | null> {
    this.acquaintances ??= methodsMarked<Acquaintance>(this.discovery, KnowsIdentity);
    for (const acquaintance of this.acquaintances) {
      const identity = await acquaintance(tx, email);
      if (identity) return identity;
    }
    return null;
  }
}
