// Networks from which a customer or a member of staff logged in: strangers who guess passwords
// cannot lock them out.
import { hash } from 'node:crypto';
import type { Database } from '../database/tables.ts';
import type { Deps } from '../deps.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

/** Since the last login. */
const days = 90;

const owners = { known_networks: 'customer_id', staff_networks: 'staff_id' } as const;

export function networksIn(name: keyof typeof owners) {
  /** As if they were those of customers. */
  const [table, owner] = [name as 'known_networks', owners[name] as 'customer_id'];

  return {
    async remember(db: Database, { clock }: Pick<Deps, 'clock'>, ownerId: string, network: string): Promise<void> {
      const seen_at = clock.now().toISOString();
      await db
        .insertInto(table)
        .values({ [owner]: ownerId, network_hash: hashOf(ownerId, network), seen_at })
        .onConflict((conflict) => conflict.columns([owner, 'network_hash']).doUpdateSet({ seen_at }))
        .execute();
    },

    /** Does the same work for nobody. */
    async isKnown({ db, clock }: Needs, network: string, ownerId = 'nobody'): Promise<boolean> {
      const row = await db
        .selectFrom(table)
        .select('seen_at')
        .where(owner, '=', ownerId)
        .where('network_hash', '=', hashOf(ownerId, network))
        .where('seen_at', '>', daysBefore(clock.now()))
        .executeTakeFirst();
      return row !== undefined;
    },

    /** A job. */
    async sweep({ db, clock }: Needs): Promise<void> {
      await db.deleteFrom(table).where('seen_at', '<=', daysBefore(clock.now())).execute();
    },
  };
}

/** Includes the owner, so that the table does not reveal who shares a network. */
const hashOf = (ownerId: string, network: string): string => hash('sha256', `${ownerId} ${network}`);

const daysBefore = (now: Date): string => new Date(now.getTime() - days * 86_400_000).toISOString();
