import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import { methodsMarked } from '../../platform/discovery/marked-methods.js';
import type { EventRegistrationRow } from './registration.entity.js';

/** What became of a registration. */
export interface RegistrationEvent {
  kind: 'confirmed' | 'seats_changed' | 'person_changed' | 'cancelled' | 'moved';
  registration: EventRegistrationRow;
}
type Listener = (tx: EntityManager, event: RegistrationEvent) => Promise<void>;

/** Marks a method `(tx, event)` that follows what becomes of registrations, in the transaction that does it. */
export const OnRegistrationEvent = DiscoveryService.createDecorator<void>();

/** Publishes what becomes of registrations. */
@Injectable()
export class RegistrationEventsService {
  private listeners: Listener[] | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  async emit(tx: EntityManager, event: RegistrationEvent): Promise<void> {
    this.listeners ??= methodsMarked<Listener>(this.discovery, OnRegistrationEvent);
    for (const listener of this.listeners) await listener(tx, event);
  }
}
