import { serverApi } from '../../shared/api/api-clients';
import { createQueryClient } from '../../shared/api/query-client';
import type { Route } from './+types/impact-map';
import { readLocations } from '../../reporting/impact/load-impact';
import { drawImpactMap } from '../../reporting/impact/map/draw-impact-map';

/** The map as a picture of its own: it costs a page nothing before it is seen, and needs no script. */
export async function loader({ context }: Route.LoaderArgs) {
  const { locations, isCurrent } = await readLocations(createQueryClient(), serverApi(context.api));
  return new Response(drawImpactMap(locations), {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      ...(!isCurrent && { 'cache-control': 'no-store' }),
    },
  });
}
