import { Body, Controller, Header, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/audience.js';
import { CallingVisitor, type FavoriteCaller } from './favorite-caller.js';
import { VISITOR_HEADER_DESCRIBED } from './favorite-header.js';
import { FavoriteInput, FavoriteAnswer } from './scholarship-favorite.dto.js';
import { ScholarshipFavoritesService } from './scholarship-favorites.service.js';

/** The same favourites, as acts. */
@ApiTags('scholarship-favorites')
@ApiHeader(VISITOR_HEADER_DESCRIBED)
@Public()
@Controller('universities/scholarship-favorites')
export class FavoriteActionsController {
  constructor(private readonly favorites: ScholarshipFavoritesService) {}

  @Post('add_favorite')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: FavoriteAnswer })
  add(
    @Body() { scholarship_id }: FavoriteInput,
    @CallingVisitor() caller: FavoriteCaller,
    @Ip() address: string,
  ): Promise<FavoriteAnswer> {
    return this.favorites.add(caller, scholarship_id, address);
  }

  @Post('remove_favorite')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: FavoriteAnswer })
  remove(
    @Body() { scholarship_id }: FavoriteInput,
    @CallingVisitor() caller: FavoriteCaller,
    @Ip() address: string,
  ): Promise<FavoriteAnswer> {
    return this.favorites.remove(caller, scholarship_id, address);
  }
}
