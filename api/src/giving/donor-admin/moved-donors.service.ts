import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import { methodsMarked } from '../../platform/discovery/marked-methods.js';

type Follow = (tx: EntityManager, id: string) => Promise<string | null>;

/** Marks a method that answers the number of the donor who took in the one of a former number; null where none did. */
export const KnowsMovedDonors = DiscoveryService.createDecorator<void>();

/** Where donors went whose number stands in addresses and messages of before. */
@Injectable()
export class MovedDonorsService {
  constructor(private readonly discovery: DiscoveryService) {}

  async keptInstead(tx: EntityManager, id: string): Promise<string | null> {
    const follows = methodsMarked<Follow>(this.discovery, KnowsMovedDonors);
    const found = await Promise.all(follows.map((follow) => follow(tx, id)));
    return found.find((kept) => kept !== null) ?? null;
  }
}
