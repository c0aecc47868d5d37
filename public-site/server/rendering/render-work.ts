import { builtPages, type RenderPage } from '../page-renderer.ts';
import { commonHeaders } from '../security-headers.ts';
import type { Settings } from '../settings.ts';
import { siteIdentityReader, type ReadSiteIdentity, type WarningLog } from '../site-identity.ts';
import { drawPagePicture } from '../og/draw-page-picture.ts';
import { preparePage } from './prepare-page.ts';
import type { Rendered, RenderTask, TaskOf } from './renderer.ts';

export type RenderWork = <Kind extends RenderTask['kind']>(task: TaskOf<Kind>) => Promise<Rendered[Kind]>;

interface WorkOptions {
  settings: Settings;
  render: RenderPage;
  readSite: ReadSiteIdentity;
}

/** Does what a task asks, in whatever process it runs. */
export function renderWork({ settings, render, readSite }: WorkOptions): RenderWork {
  const headers = commonHeaders(settings.appUrl);
  const work = async (task: RenderTask): Promise<Rendered[RenderTask['kind']]> => {
    if (task.kind === 'picture') return drawPagePicture(task, { settings, render, readSite });
    if (task.kind === 'card') {
      const { progressPicture } = await import('../embeds/progress-picture.ts');
      return progressPicture(task.words);
    }
    const answer = await render(task.visit);
    return preparePage(answer, task.address, { headers, isDevelopment: settings.isDevelopment });
  };
  return work as RenderWork;
}

/** The same with the built pages, and the patterns of their addresses. */
export async function builtRenderWork(
  settings: Settings,
  log: WarningLog,
): Promise<{ work: RenderWork; paths: string[] }> {
  const readSite = siteIdentityReader(settings, log);
  const { render, paths } = await builtPages(settings, readSite);
  return { work: renderWork({ settings, readSite, render }), paths };
}
