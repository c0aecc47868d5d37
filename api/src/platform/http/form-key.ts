import { createHash } from 'node:crypto';
import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { platformErrors } from '../errors/platform.errors.js';
import { isRecord } from './unkeepable-input.js';

const HEADER = 'Idempotency-Key';
const VISIBLE = /^[\x21-\x7e]{1,255}$/;
/** What the key of each form may be: other keys are kept by their hash, which is one too. */
const AS_IT_IS = /^[\w-]{8,64}$/;
const UNUSABLE = 'Indiquez de 1 à 255 lettres, chiffres ou signes, sans espace.';

/** Reads the key of a form from the header where the body has none, before the body is checked. */
@Injectable()
class FormKeyInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { body } = request;
    const key = request.headers['idempotency-key'];
    if (key !== undefined && isRecord(body) && !body['form_key'])
      request.body = { ...body, form_key: keyOf(String(key)) };
    return next.handle();
  }
}

/** A key that cannot be kept is refused: who sends one counts on it. */
function keyOf(key: string): string {
  if (!VISIBLE.test(key)) throw platformErrors.invalid({ [HEADER]: UNUSABLE });
  return AS_IT_IS.test(key) ? key : createHash('sha256').update(key).digest('base64url');
}

/** A form that is kept once for each `form_key`, which the header `Idempotency-Key` says as well. */
export function KeyedForm() {
  return applyDecorators(
    UseInterceptors(FormKeyInterceptor),
    ApiHeader({
      name: HEADER,
      required: false,
      description: 'Comme `form_key` : le même formulaire envoyé deux fois n’est gardé qu’une.',
    }),
  );
}
