import { Injectable, type PipeTransform } from '@nestjs/common';
import { platformErrors } from '../errors/platform.errors.js';
import { MAX_INT } from '../database/max-int.js';

/** A record's number from the address; anything that is no number names nothing (404). */
@Injectable()
export class RecordIdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = /^\d{1,10}$/.test(value) ? Number(value) : 0;
    if (id < 1 || id > MAX_INT) throw platformErrors.notFound();
    return id;
  }
}

export const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

/** The identifier of a record that a stranger must not guess; anything that is none names nothing (404). */
@Injectable()
export class RecordUuidPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!isUuid(value)) throw platformErrors.notFound();
    return value.toLowerCase();
  }
}

/** A record's number, or its slug: which always has an email. */
@Injectable()
export class SlugOrIdPipe implements PipeTransform<string, number | string> {
  private readonly toId = new RecordIdPipe();

  transform(value: string): number | string {
    if (/^\d+$/.test(value)) return this.toId.transform(value);
    if (!/^[a-z0-9-]{1,200}$/.test(value)) throw platformErrors.notFound();
    return value;
  }
}
