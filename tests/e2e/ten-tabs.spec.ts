import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { apiOf } from './api-calls.ts';
import { bell, unreadIn } from './bell.ts';
import { keepSession } from './enter-panel.ts';
import { journey } from './journey.ts';
import { newcomer } from './newcomer.ts';
import { staffSession } from './staff-session.ts';
import { SESSION_KEY } from '../../admin/src/shared/api/session-store.ts';

const TABS = 10;

describe('L27: one browser with ten tabs of the panel', () => {
  journey(
    'loads, saves and rings in each over HTTP/1.1, by one stream that the next tab takes over',
    async ({ page, product }) => {
      const staff = await staffSession(product);
      await staff('POST', '/admin/notifications/read-all', {});
      await keepSession(page, product);
      const context = page.context();
      /** The streams that were asked for, by the tab that asked. */
      const streams: Page[] = [];
      context.on('request', (asked) => {
        if (asked.url().endsWith('/notifications/stream')) streams.push(asked.frame().page());
      });
      const tabs: Page[] = [];
      for (let tab = 0; tab < TABS; tab += 1) {
        const opened = tab === 0 ? page : await context.newPage();
        opened.setDefaultTimeout(30_000);
        await opened.goto('/admin/notifications');
        await bell(opened).waitFor();
        tabs.push(opened);
      }
      const rings = async (count: number, among: readonly Page[]) => {
        await apiOf(product)('/contact/', {
          body: { name: 'Awa', email: newcomer('onglets'), subject: 'Des manuels', message: 'Bonjour.' },
          headers: { 'x-forwarded-for': `10.78.0.${count}` },
        });
        for (const tab of among) await expect.poll(() => unreadIn(tab), { timeout: 30_000 }).toBe(count);
      };
      await rings(1, tabs);
      // Six connections are all that a browser opens to one place: one of them is taken for good.
      expect(streams).toEqual([page]);
      await expect
        .poll(() =>
          page.evaluate(
            () =>
              (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).nextHopProtocol,
          ),
        )
        .toBe('http/1.1');
      // Each saves.
      for (const tab of tabs) {
        const saved = await tab.evaluate(async (key) => {
          const { token } = JSON.parse(localStorage.getItem(key)!) as { token: string };
          const answer = await fetch('/api/v1/admin/notifications/read', {
            method: 'POST',
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            body: JSON.stringify({ ids: [1], is_read: true }),
            signal: AbortSignal.timeout(20_000),
          });
          return answer.status;
        }, SESSION_KEY);
        expect(saved).toBe(200);
      }
      const [leading, ...others] = tabs;
      await leading!.close();
      await expect.poll(() => streams.length, { timeout: 30_000 }).toBe(2);
      expect(others).toContain(streams[1]);
      await rings(2, others);
      expect(streams).toHaveLength(2);
    },
  );
});
