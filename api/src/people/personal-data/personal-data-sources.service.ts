import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import {
  personalDataSources,
  type PersonalSource,
  type PersonalTable,
  RETENTION_JOB,
  type RetentionRule,
} from '../../platform/personal-data/personal-data-source.js';
import { periodInFrench } from './personal-data.content.js';
import { lowerCase } from './personal-data.queries.js';

/** Every capability that holds something of people, found by its decorator; nobody is listed by hand. */
@Injectable()
export class PersonalDataSourcesService {
  private found: readonly PersonalSource[] | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  /** In the order in which they are erased. */
  all(): readonly PersonalSource[] {
    this.found ??= personalDataSources(this.discovery);
    return this.found;
  }
}

/** The table’s name in the database: what follows a space tells two kinds in one table apart. */
export function tableOf(key: string): string {
  return key.split(' ')[0]!;
}

/** As the database writes addresses in lower case, so that capitals of any alphabet are the same person’s. */
export async function inLowerCase(tx: EntityManager, typed: string): Promise<string> {
  return (await lowerCase.one(tx, typed.trim())).email;
}

/** The durations that people are told of. */
export function toldDurations(
  rules: readonly RetentionRule[],
): { what: string; period: string; job: string }[] {
  return rules.flatMap(({ what, period, job = RETENTION_JOB }) =>
    what ? [{ what, period: periodInFrench(period), job: job.name }] : [],
  );
}

/** How many rows of a table are of a person, and how many of them the law keeps. */
export async function countHeld(
  tx: EntityManager,
  key: string,
  { of, kept }: PersonalTable,
  email: string,
): Promise<{ held: number; kept: number }> {
  const stays = kept ? `count(*) FILTER (WHERE ${kept.rows ?? 'true'})` : '0';
  const [row] = await tx.query<{ held: number; kept: number }[]>(
    `SELECT count(*)::int AS held, (${stays})::int AS kept FROM ${tableOf(key)} held WHERE (${of})`,
    [email],
  );
  return row!;
}
