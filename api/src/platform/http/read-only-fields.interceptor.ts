import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  RequestMethod,
} from '@nestjs/common';
import { METHOD_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { HttpAdapterHost } from '@nestjs/core';
import { getMetadataStorage } from 'class-validator';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { platformErrors } from '../errors/platform.errors.js';
import { inputFaults } from '../errors/validation.fr.js';
import { isRecord } from './unkeepable-input.js';

type Fields = Record<string, unknown>;

/** Nest's own number for `@Body()` in what it keeps of a route's arguments. */
const BODY_ARGUMENT = 3;

/**
 * What GET gives, PUT takes: fields of the record that cannot be written may come back as they were, and are refused
 * by their name where they differ, but for what moves by itself (views, totals, moments). A field that the record does
 * not have is refused later, like any unknown field.
 */
@Injectable()
export class ReadOnlyFieldsInterceptor implements NestInterceptor {
  constructor(private readonly host: HttpAdapterHost) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const handler = context.getHandler();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const isPut = Reflect.getMetadata(METHOD_METADATA, handler) === RequestMethod.PUT;
    if (isPut && isRecord(request.body)) {
      const written = writtenFields(context.getClass(), handler.name);
      const others = Object.keys(request.body).filter((name) => written && !written.has(name));
      if (others.length > 0) request.body = await this.withoutReadOnly(request, request.body, others);
    }
    return next.handle();
  }

  private async withoutReadOnly(request: FastifyRequest, body: Fields, names: string[]): Promise<Fields> {
    const record = await this.recordAt(request);
    if (!record) return body;
    const isStale = typeof body['version'] === 'number' && body['version'] !== record['version'];
    const known = names.filter((name) => Object.hasOwn(record, name));
    // A record that somebody changed meanwhile is refused for its version, with what they changed.
    const changed = isStale ? [] : known.filter((name) => !isAsBefore(body[name], record[name], name));
    if (changed.length > 0)
      throw platformErrors.invalid(Object.fromEntries(changed.map((name) => [name, inputFaults.readOnly])));
    return Object.fromEntries(Object.entries(body).filter(([name]) => !known.includes(name)));
  }

  /** The record at the same address, read as the caller would. */
  private async recordAt({ url, headers, ip }: FastifyRequest): Promise<Fields | null> {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    const { authorization, cookie } = headers;
    const answer = await fastify.inject({
      method: 'GET',
      url,
      headers: { ...(authorization && { authorization }), ...(cookie && { cookie }) },
      remoteAddress: ip,
    });
    // Where the last part of the address is no record's, it may be a file's: « …/export ».
    if (answer.statusCode !== 200 || !isJson(answer.headers['content-type'])) return null;
    const record: unknown = answer.json();
    return isRecord(record) ? record : null;
  }
}

const isJson = (type: unknown) => String(type).startsWith('application/json');

/** The fields that a route's body may have; null where it has no checked body. */
function writtenFields(controller: { prototype: object }, method: string): Set<string> | null {
  const args = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) as
    | Record<string, { index: number; data?: unknown }>
    | undefined;
  const body = Object.entries(args ?? {}).find(([key]) => key.startsWith(`${BODY_ARGUMENT}:`))?.[1];
  if (!body || body.data !== undefined) return null;
  const types = Reflect.getMetadata('design:paramtypes', controller.prototype, method) as
    | (new () => object)[]
    | undefined;
  const type = types?.[body.index];
  if (!type) return null;
  const checks = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  return checks.length > 0 ? new Set(checks.map(({ propertyName }) => propertyName)) : null;
}

/** Views, totals, delays and moments, by their names: they move while a form is open. */
const MOVES = /(_count|_percentage|_at)$|^(current|days)_/;

function isAsBefore(sent: unknown, now: unknown, name = ''): boolean {
  if (MOVES.test(name)) return true;
  if (Array.isArray(sent) && Array.isArray(now))
    return sent.length === now.length && sent.every((one, index) => isAsBefore(one, now[index]));
  if (isRecord(sent) && isRecord(now))
    return (
      Object.keys(sent).length === Object.keys(now).length &&
      Object.entries(sent).every(([inner, one]) => isAsBefore(one, now[inner], inner))
    );
  return sent === now;
}
