import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { answerOf, type AnswerShape, shapeOf } from '../../platform/http/answer-shape.js';
import type { CallingStaff } from '../../platform/http/audience.js';
import { type DescribedList, describedList } from '../../platform/react-admin/range-query.js';
import { unmaskingParameters } from './masked-query.js';

/** What is asked of a list. */
export interface AskedOfList {
  filter: Record<string, unknown>;
  sort: string;
}

/** The lists that staff read, as their routes describe them. */
@Injectable()
export class ListAccessService implements OnModuleInit {
  private readonly lists = new Map<string, DescribedList & { shape: AnswerShape }>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    for (const handler of this.handlers()) {
      const [list, record] = [describedList(handler), answerOf(handler)];
      if (list && record && !this.lists.has(list.resource))
        this.lists.set(list.resource, { ...list, shape: shapeOf(record) });
    }
  }

  find(resource: string): DescribedList | undefined {
    return this.lists.get(resource);
  }

  /** Whether the caller may ask this of the list: those who read it masked do not search, filter or sort by people. */
  isOpen(resource: string, { filter, sort }: AskedOfList, caller: CallingStaff): boolean {
    const list = this.lists.get(resource);
    if (!list || !caller.may(resource, 'read')) return false;
    if (caller.may(resource, 'export')) return true;
    const asked = { filter: JSON.stringify(filter), sort: JSON.stringify([sort]) };
    return unmaskingParameters(asked, list.shape).length === 0;
  }

  private handlers(): object[] {
    const scanner = new MetadataScanner();
    return this.discovery.getControllers().flatMap(({ metatype }) => {
      const prototype = metatype?.prototype as Record<string, object> | undefined;
      return prototype ? scanner.getAllMethodNames(prototype).map((name) => prototype[name]!) : [];
    });
  }
}
