import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('scholarship_keepers')
export class FavoriteHolderRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { nullable: true })
  visitor_hash: string | null;

  @Column('uuid', { nullable: true })
  member_id: string | null;

  @Column('timestamptz')
  created_at: Date;

  @Column('timestamptz')
  seen_at: Date;
}

@Entity('scholarship_favorites')
export class FavoriteRow {
  @PrimaryColumn('uuid')
  keeper_id: string;

  @PrimaryColumn('int')
  scholarship_id: number;

  @Column('timestamptz')
  favorited_at: Date;
}
