import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { isRecord } from '../../../platform/http/unkeepable-input.js';
import { UTM_FIELDS, utmCodes } from './utm.contract.js';

/** Leaves out campaign codes that cannot be kept, before the body is checked: an address never costs a gift. */
@Injectable()
export class UtmInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { body } = request;
    if (isRecord(body)) {
      const others = Object.entries(body).filter(([name]) => !UTM_FIELDS.some((field) => field === name));
      request.body = { ...Object.fromEntries(others), ...utmCodes((field) => body[field]) };
    }
    return next.handle();
  }
}
