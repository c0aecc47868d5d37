import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { firstValueFrom, from, type Observable } from 'rxjs';
import { Configuration } from '../../platform/config/configuration.js';
import { ANALYSIS_WITHIN_MS } from '../../platform/database/analysis-database.js';
import { platformErrors } from '../../platform/errors/platform.errors.js';

/**
 * The same question, asked at once by several who may see the same, is computed once; nothing of it is kept afterwards.
 * What takes more than 5 seconds, times PATIENCE, is answered by a sentence.
 */
@Injectable()
export class QuestionsInFlight implements NestInterceptor {
  private readonly running = new Map<string, Promise<unknown>>();

  constructor(private readonly configuration: Configuration) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { url, staff } = context.switchToHttp().getRequest<FastifyRequest>();
    return from(
      this.once(JSON.stringify([url, staff?.roles.toSorted()]), () => firstValueFrom(next.handle())),
    );
  }

  private once(key: string, compute: () => Promise<unknown>): Promise<unknown> {
    const running = this.running.get(key);
    if (running) return running;
    const computed = compute().finally(() => this.running.delete(key));
    const answer = this.inTime(computed);
    this.running.set(key, answer);
    return answer;
  }

  /** What is not waited for any more goes on until the database gives it up, and until then answers who asks again. */
  private async inTime(computed: Promise<unknown>): Promise<unknown> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const ms = ANALYSIS_WITHIN_MS * this.configuration.patience;
      timer = setTimeout(() => reject(platformErrors.analysisTooLong()), ms);
    });
    try {
      return await Promise.race([computed, late]);
    } finally {
      clearTimeout(timer);
      computed.catch(() => undefined);
    }
  }
}
