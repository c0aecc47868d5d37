import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import { byName, markedValues } from '../../platform/discovery/marked-providers.js';
import type { MediaUse } from './media.dto.js';

interface UseFinder {
  resource: string;
  /** Answers `id` and `label` of the records that show picture `$1`. */
  sql: string;
}

interface FoundUse {
  media_id: number;
  id: number;
  label: string;
}

/**
 * Marks the provider of records with pictures.
 *
 * A column of numbers has a foreign key to media; a column of rich text has an index
 * `CREATE INDEX … USING gin (pictures_in(column))`. A test finds both, and refuses one that no provider is marked for.
 */
export const ShowsPictures = DiscoveryService.createDecorator<UseFinder>();

/** Who shows a picture. */
@Injectable()
export class MediaUsageService implements OnModuleInit {
  finders!: readonly UseFinder[];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const marked = markedValues(this.discovery, ShowsPictures);
    this.finders = [...byName(marked, ({ resource }) => resource).values()];
  }

  /** What shows each of these pictures; a picture that nothing shows has no entry. */
  async of(tx: EntityManager, mediaIds: number[]): Promise<Map<number, MediaUse[]>> {
    const uses = new Map<number, MediaUse[]>();
    if (mediaIds.length === 0) return uses;
    for (const { resource, sql } of this.finders) {
      const found = await tx.query<FoundUse[]>(
        `SELECT media.id AS media_id, used.id, used.label FROM media
           CROSS JOIN LATERAL (${onMedia(sql)}) used WHERE media.id = ANY($1)`,
        [mediaIds],
      );
      for (const { media_id, id, label } of found)
        uses.set(media_id, [...(uses.get(media_id) ?? []), { resource, record_id: String(id), label }]);
    }
    return uses;
  }

  /** The condition that something shows the picture of the row `media`. */
  isUsed(): string {
    return `(${this.finders.map(({ sql }) => `EXISTS (${onMedia(sql)})`).join(' OR ')})`;
  }
}

const onMedia = (sql: string) => sql.replaceAll('$1', 'media.id');

interface ColumnsWithPictures {
  pictures?: readonly string[];
  texts?: readonly string[];
  /** Whether changes wait in the column `pending`, as those of every kind of content do. */
  pending?: boolean;
}

/** The condition, for `@ShowsPictures`, that a record shows picture `$1`, or will once it is published. */
export function shows({ pictures = [], texts = [], pending = true }: ColumnsWithPictures): string {
  const waiting = [inText('pending::text'), ...pictures.map((column) => `(pending->>'${column}')::int = $1`)];
  const conditions = [
    ...pictures.map((column) => `${column} = $1`),
    ...texts.map(inText),
    ...(pending ? [`(pending IS NOT NULL AND (${waiting.join(' OR ')}))`] : []),
  ];
  return `(${conditions.join(' OR ')})`;
}

const inText = (column: string) => `pictures_in(${column}) @> ARRAY[$1::int]`;
