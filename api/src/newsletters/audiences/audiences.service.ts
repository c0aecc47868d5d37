import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { monthInParis } from '../../platform/clock/paris.js';
import { platformErrors } from '../../platform/errors/platform.errors.js';
import {
  NEWSLETTER_TOPIC_LABELS,
  type NewsletterTopic,
} from '../../people/newsletter/newsletter.contract.js';
import { LEFT_OUT_REASONS, type LeftOutReason, SEGMENT_SHAPES, segmentFault } from './audience.contract.js';
import { audienceTexts as texts } from './audience.content.js';
import type { AudienceCount, AudiencePart, AudiencePartInput, AudienceReasons } from './audience.dto.js';
import { audiencePeople, audienceReasons, countAudience, segmentTitles } from './audience.queries.js';

/** To whom a newsletter goes: only those who agreed to them, each once, and why. */
@Injectable()
export class AudiencesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The parts as they are kept: each once, with a value only where it takes one; refuses what completes none. */
  checked(parts: readonly AudiencePartInput[]): AudiencePart[] {
    const faults: Record<string, string> = {};
    const kept = new Map<string, AudiencePart>();
    for (const [index, { segment, value = '' }] of parts.entries()) {
      const fault = segmentFault(segment, value);
      if (fault) faults[`audience.${index}.value`] = fault;
      const part = { segment, value: SEGMENT_SHAPES[segment].parameter ? value : '' };
      kept.set(`${part.segment}:${part.value}`, part);
    }
    if (Object.keys(faults).length > 0) throw platformErrors.invalid(faults);
    return [...kept.values()];
  }

  /** Inside a transaction, give it. */
  async count(parts: AudiencePart[], tx = this.database.manager): Promise<AudienceCount> {
    const rows = await countAudience.all(tx, ...this.asked(parts));
    const labels = await this.labels(parts, tx);
    const counted = parts.map((part, index) => ({
      ...part,
      label: labels[index]!,
      people: rows.find(({ place, left_out }) => place === index + 1 && !left_out)?.people ?? 0,
    }));
    const leftOut = (reason: LeftOutReason) => rows.find(({ left_out }) => left_out === reason)?.people ?? 0;
    return {
      people: counted.reduce((sum, { people }) => sum + people, 0),
      parts: counted,
      left_out: LEFT_OUT_REASONS.map((reason) => ({ reason, people: leftOut(reason) })).filter(
        ({ people }) => people > 0,
      ),
    };
  }

  /** Everyone who is written to, with the place, from 1, of the part that has them. */
  people(tx: EntityManager, parts: AudiencePart[]) {
    return audiencePeople.all(tx, ...this.asked(parts));
  }

  async reasons(parts: AudiencePart[], email: string): Promise<AudienceReasons> {
    const row = await audienceReasons.first(this.database, ...this.asked(parts), email);
    if (!row) return { is_in: false, reasons: [texts.inNone] };
    const labels = await this.labels(parts, this.database.manager);
    const reasons = row.places.map((place) => labels[place - 1]!);
    if (row.left_out) reasons.push(texts.leftOut[row.left_out]);
    return { is_in: row.left_out === null, reasons };
  }

  private async labels(parts: AudiencePart[], tx: EntityManager): Promise<string[]> {
    const numbers = (parameter: 'campaign' | 'event') =>
      parts.flatMap(({ segment, value }) =>
        SEGMENT_SHAPES[segment].parameter === parameter ? Number(value) : [],
      );
    const titles = await segmentTitles.all(tx, numbers('campaign'), numbers('event'));
    return parts.map(({ segment, value }) => {
      const { label, parameter } = SEGMENT_SHAPES[segment];
      const title = titles.find((one) => one.kind === parameter && one.value === value)?.title;
      if (parameter === 'topic') return texts.part(label, NEWSLETTER_TOPIC_LABELS[value as NewsletterTopic]);
      if (parameter === 'campaign' || parameter === 'event') return texts.part(label, title ?? texts.gone);
      return parameter ? `${label} ${value}` : label;
    });
  }

  private asked(parts: AudiencePart[]): [string[], string[], Date] {
    const month = monthInParis(this.clock.now());
    return [parts.map(({ segment }) => segment), parts.map(({ value }) => value), month];
  }
}
