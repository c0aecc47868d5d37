import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { MergeOfTable } from '../../platform/personal-data/merge-of-table.js';
import {
  personalDataSources,
  type PersonalTable,
} from '../../platform/personal-data/personal-data-source.js';

/** A declared table that holds addresses, as a merge treats it. */
export interface MergeTable extends MergeOfTable {
  table: string;
  label: string;
  of: string;
  /** The columns that take the kept address. */
  follows: readonly string[];
}

export interface EndingTable {
  table: string;
  of: string;
}

/** Which tables a merge of two people concerns, by what each capability declares to hold of people; nothing is listed by hand. */
@Injectable()
export class MergeTablesService {
  private found: readonly [table: string, about: PersonalTable][] | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  /** Recurring gifts come before the gifts that they are made of, as when a person is erased: locks are taken in one order. */
  all(): MergeTable[] {
    return this.declared().flatMap(([table, { label, of, merge }]) =>
      merge ? [{ ...merge, table, label, of, follows: followingOf(merge) }] : [],
    );
  }

  ending(): EndingTable[] {
    return this.declared().flatMap(([table, { of, endsOnMerge }]) => (endsOnMerge ? [{ table, of }] : []));
  }

  /** French: what the rows of a table are called. */
  labelOf(table: string): string {
    return this.declared().find(([name]) => name === table)?.[1].label ?? table;
  }

  private declared(): readonly [string, PersonalTable][] {
    this.found ??= personalDataSources(this.discovery)
      .toReversed()
      .flatMap(({ description }) => Object.entries(description.tables))
      .map(([key, about]) => [key.split(' ')[0]!, about]);
    return this.found;
  }
}

function followingOf({ addresses }: MergeOfTable): string[] {
  return Object.entries(addresses).flatMap(([column, rule]) => (rule === 'follows' ? [column] : []));
}
