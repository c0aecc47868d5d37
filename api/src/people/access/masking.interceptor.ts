import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { type AnswerShape, answerOf, shapeOf } from '../../platform/http/answer-shape.js';
import type { CallingStaff } from '../../platform/http/audience.js';
import { masked } from '../../platform/http/mask.rules.js';
import { isRecord } from '../../platform/http/unkeepable-input.js';
import { accessErrors } from './access.errors.js';
import { refuseUnmasking } from './masked-query.js';

/** Answers staff without people's data where their roles read a resource masked. */
@Injectable()
export class MaskingInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { staff, isMasked = false } = request;
    if (!staff || staff.roles.includes('administrateur')) return next.handle();
    const type = answerOf(context.getHandler());
    const shape = type && shapeOf(type);
    if (isMasked) refuseUnmasking(request.query, shape);
    return next.handle().pipe(
      map((answer: unknown) => {
        if (shape) return withoutPeople(answer, shape, isMasked, staff);
        // What has no described shape cannot be masked, so whoever reads masked does not read it.
        if (isMasked) throw accessErrors.notAllowed();
        return answer;
      }),
    );
  }
}

/** A copy of the answer, its marked properties masked; `isMasked` is decided anew where an object names its resource. */
function withoutPeople(answer: unknown, shape: AnswerShape, isMasked: boolean, staff: CallingStaff): unknown {
  if (Array.isArray(answer)) return answer.map((one) => withoutPeople(one, shape, isMasked, staff));
  if (!isRecord(answer)) return answer;
  const hides = isMasked || (shape.decidedBy !== undefined && isOfMasked(answer[shape.decidedBy], staff));
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => {
      const kind = shape.marks[name];
      if (hides && kind) return [name, masked(value, kind)];
      const inner = shape.inner[name];
      return [name, inner ? withoutPeople(value, inner, hides, staff) : value];
    }),
  );
}

const isOfMasked = (resource: unknown, staff: CallingStaff) => !staff.may(String(resource), 'export');
