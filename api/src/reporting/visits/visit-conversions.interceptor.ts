import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import { VISIT_CONVERSION } from '../../platform/http/visit-conversion.js';
import { isRecord } from '../../platform/http/unkeepable-input.js';
import { CONVERSION_KINDS } from './visit.contract.js';
import { VisitConversionsService } from './visit-conversions.service.js';

/** Counts what routes marked `@CountsAsConversion` did for a visitor whose browser does not ask to be left out. */
@Injectable()
export class VisitConversionsInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly conversions: VisitConversionsService,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const marked = this.reflector.get<string | undefined>(VISIT_CONVERSION, context.getHandler());
    const kind = CONVERSION_KINDS.find((one) => one === marked);
    if (!kind) return next.handle();
    const { ip, headers } = context.switchToHttp().getRequest<FastifyRequest>();
    if (headers['dnt'] === '1' || headers['sec-gpc'] === '1') return next.handle();
    const visit = { address: ip, agent: headers['user-agent'] ?? '' };
    return next.handle().pipe(
      mergeMap(async (answer: unknown) => {
        await this.conversions.record(kind, kind === 'donation' ? donationIdOf(answer) : null, visit);
        return answer;
      }),
    );
  }
}

function donationIdOf(answer: unknown): string | null {
  if (!isRecord(answer)) return null;
  const id = answer['donation_id'] ?? answer['id'];
  return typeof id === 'string' ? id : null;
}
