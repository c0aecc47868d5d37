import { Injectable } from '@nestjs/common';
import type { CaseColumns } from './case.columns.js';
import type { CaseKind } from './case.kind.js';

/** The kinds of case that features have registered. */
@Injectable()
export class CaseKindsService {
  private readonly kinds: CaseKind[] = [];

  /** Call it while the modules are being built. */
  register<Row extends CaseColumns>(kind: CaseKind<Row>): void {
    this.kinds.push(kind as unknown as CaseKind);
  }

  ofTable(name: string): CaseKind {
    return this.kinds.find(({ table }) => table === name)!;
  }

  all(): readonly CaseKind[] {
    return this.kinds;
  }
}
