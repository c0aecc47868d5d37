import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

interface Route {
  pattern: RegExp;
  methods: string[];
}

/** One controller serves any kind of content: its addresses say nothing of what exists. */
const ANY_RESOURCE = '/:resource';

/** Every address that the api serves, to tell a method that is not allowed (405) from an address that leads nowhere. */
@Injectable()
export class RouteTable {
  private readonly routes: Route[] = [];

  /** Call it before routes are registered. */
  collect(fastify: FastifyInstance): void {
    fastify.addHook('onRoute', ({ url, method }) => {
      if (url.includes('*') || url.includes(ANY_RESOURCE)) return;
      const pattern = new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`);
      this.routes.push({ pattern, methods: [method].flat() });
    });
  }

  /** The methods that this address takes; none where it leads nowhere. */
  methodsAt(url: string): string[] {
    const path = url.split('?')[0] ?? '';
    const methods = this.routes.filter(({ pattern }) => pattern.test(path)).flatMap((route) => route.methods);
    return [...new Set(methods)].toSorted();
  }
}
