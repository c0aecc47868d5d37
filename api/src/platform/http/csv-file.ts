import { extname } from 'node:path';
import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Header,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { platformErrors } from '../errors/platform.errors.js';

/** Refuses to answer in one format what was asked for in another. */
class OnlyFormat implements NestInterceptor {
  constructor(private readonly format: string) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { format } = context
      .switchToHttp()
      .getRequest<FastifyRequest<{ Querystring: { format?: unknown } }>>().query;
    if (format !== undefined && format !== '' && format !== this.format)
      throw platformErrors.invalid({ format: `Cette liste s’exporte en ${this.format} seulement.` });
    return next.handle();
  }
}

/** A route that answers with a CSV file to keep under this name; nobody on the way keeps it. */
export function CsvFile(filename: string) {
  return applyDecorators(
    UseInterceptors(new OnlyFormat(extname(filename).slice(1))),
    Header('Content-Type', 'text/csv; charset=utf-8'),
    Header('Content-Disposition', `attachment; filename="${filename}"`),
    Header('Cache-Control', 'no-store'),
    ApiProduces('text/csv'),
    ApiOkResponse({ type: String }),
  );
}
