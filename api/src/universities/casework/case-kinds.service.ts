import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { byName, markedValues } from '../../platform/discovery/marked-providers.js';
import type { CaseColumns } from './case.columns.js';
import type { CaseKind } from './case.kind.js';

const Handles = DiscoveryService.createDecorator<CaseKind>();

/** Marks the provider that receives a kind of case. */
export const HandlesCases = <Row extends CaseColumns>(kind: CaseKind<Row>) =>
  Handles(kind as unknown as CaseKind);

/** The kinds of case. */
@Injectable()
export class CaseKindsService implements OnModuleInit {
  private kinds: ReadonlyMap<string, CaseKind> = new Map();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    this.kinds = byName(markedValues(this.discovery, Handles), ({ resource }) => resource);
  }

  ofTable(name: string): CaseKind {
    return this.all().find(({ table }) => table === name)!;
  }

  all(): CaseKind[] {
    return [...this.kinds.values()];
  }
}
