import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import type { Author } from '../audit/audit-log.service.js';
import { methodsMarked } from '../../platform/discovery/marked-methods.js';

/** A note that staff wrote beside a record. */
export interface StaffNote {
  resource: string;
  record_id: string | number;
  text: string;
  /** French, and never a person: « demande ACC-2026-000012 ». */
  about: string;
  /** Of the person whose record it is. */
  email: string;
  author: Author;
}
type Listener = (tx: EntityManager, note: StaffNote) => Promise<void>;

/** Marks a method `(tx, note)` that follows the notes of staff, in the transaction that writes them. */
export const OnStaffNote = DiscoveryService.createDecorator<void>();

/** Publishes what staff note, for who is named in it. */
@Injectable()
export class StaffNotesService {
  private listeners: Listener[] | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  async written(tx: EntityManager, note: StaffNote): Promise<void> {
    this.listeners ??= methodsMarked<Listener>(this.discovery, OnStaffNote);
    for (const listener of this.listeners) await listener(tx, note);
  }
}
