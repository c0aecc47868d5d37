import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';

/** The last part of an address below /admin: « …/admin/media-folders ». */
const LIST = /\/admin\/(?:.*\/)?([\w-]+)\/?(?:\?|$)/;

/** Says of a list of staff that is answered whole how many there are, as react-admin reads it of each list. */
@Injectable()
export class WholeListInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const { method, url } = http.getRequest<FastifyRequest>();
    const name = method === 'GET' ? LIST.exec(url)?.[1] : undefined;
    if (name === undefined) return next.handle();
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(
      map((answer: unknown) => {
        if (Array.isArray(answer) && !reply.hasHeader('Content-Range')) {
          const rows = answer.length === 0 ? '*' : `0-${answer.length - 1}`;
          void reply.header('Content-Range', `${name} ${rows}/${answer.length}`);
          void reply.header('Access-Control-Expose-Headers', 'Content-Range');
        }
        return answer;
      }),
    );
  }
}
