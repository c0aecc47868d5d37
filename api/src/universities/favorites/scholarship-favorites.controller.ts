import { Body, Controller, Delete, Get, Header, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/audience.js';
import { RecordIdPipe } from '../../platform/http/record-id.pipe.js';
import { CallingVisitor, type FavoriteCaller } from './favorite-caller.js';
import { FavoriteListsService } from './favorite-lists.service.js';
import { VISITOR_HEADER_DESCRIBED } from './favorite-header.js';
import {
  FavoriteInput,
  FavoriteAnswer,
  FavoriteScopeBody,
  ScholarshipFavorites,
} from './scholarship-favorite.dto.js';
import { ScholarshipFavoritesService } from './scholarship-favorites.service.js';

/** Favourites as things with an address of their own. */
@ApiTags('scholarship-favorites')
@ApiHeader(VISITOR_HEADER_DESCRIBED)
@Public()
@Controller('universities/scholarships/favorites')
export class ScholarshipFavoritesController {
  constructor(
    private readonly favorites: ScholarshipFavoritesService,
    private readonly lists: FavoriteListsService,
  ) {}

  @Get()
  @Header('Cache-Control', 'private, no-store')
  @ApiOkResponse({ type: ScholarshipFavorites })
  list(@CallingVisitor() caller: FavoriteCaller): Promise<ScholarshipFavorites> {
    return this.lists.list(caller);
  }

  @Post()
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

  @Delete()
  @Header('Cache-Control', 'no-store')
  @ApiBody({ type: FavoriteScopeBody, required: false })
  @ApiOkResponse({ type: ScholarshipFavorites })
  async clear(
    @Body() { scholarship_id }: FavoriteScopeBody,
    @CallingVisitor() caller: FavoriteCaller,
    @Ip() address: string,
  ): Promise<ScholarshipFavorites> {
    if (scholarship_id) await this.favorites.remove(caller, scholarship_id, address);
    else await this.favorites.clear(caller, address);
    return this.lists.list(caller);
  }

  @Get(':id')
  @Header('Cache-Control', 'private, no-store')
  @ApiOkResponse({ type: FavoriteAnswer })
  one(
    @Param('id', RecordIdPipe) id: number,
    @CallingVisitor() caller: FavoriteCaller,
  ): Promise<FavoriteAnswer> {
    return this.favorites.one(caller, id);
  }

  @Post(':id')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: FavoriteAnswer })
  keep(
    @Param('id', RecordIdPipe) id: number,
    @CallingVisitor() caller: FavoriteCaller,
    @Ip() address: string,
  ): Promise<FavoriteAnswer> {
    return this.favorites.add(caller, id, address);
  }

  @Delete(':id')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ type: FavoriteAnswer })
  remove(
    @Param('id', RecordIdPipe) id: number,
    @CallingVisitor() caller: FavoriteCaller,
    @Ip() address: string,
  ): Promise<FavoriteAnswer> {
    return this.favorites.remove(caller, id, address);
  }
}
