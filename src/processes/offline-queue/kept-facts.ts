import { clear, createStore, delMany, entries, setMany } from 'idb-keyval'
import { readStored, writeStored } from '#api/versioned-storage.ts'

/** An answer of the server as it was last read. */
export type KeptFact = { queryKey: readonly unknown[]; data: unknown; readAt: number }

const DAYS_MS = 24 * 60 * 60_000
/** Maximum age of stored facts; older ones are not shown. */
const LONGEST_MS = 30 * DAYS_MS
const MOST = 300

/** Answers of the moment, secrets and whatever is bound to a payment are not kept. */
const passing = ['session', 'suggestions', 'options', 'places', 'location', 'offer']
const passingOfMine = ['quote', 'coupons', 'order', 'erasure', 'billing', 'video-resume']

/** Returns true if an answer may be read without a connection. */
export const mayKeep = ([first, second]: readonly unknown[]): boolean =>
	!passing.includes(String(first)) && !(first === 'mine' && passingOfMine.includes(String(second)))

const OWNER = 'vidya.facts'

const open = () => createStore('vidya-facts', 'facts')

/**
 * The facts that this browser keeps, by the hash of their query (OFF-01); those of one account at a
 * time.
 */
export const keptFacts = {
	read: async (): Promise<[string, KeptFact][]> => {
		const all = await entries<string, KeptFact>(open())
		const oldest = Date.now() - LONGEST_MS
		return all.filter(([, { readAt }]) => readAt > oldest)
	},
	write: (facts: readonly [string, KeptFact][]): Promise<void> => setMany([...facts], open()),
	/**
	 * Drops everything when somebody else is here than those whose facts they are; a visitor is null.
	 */
	belongTo: async (accountId: string | null): Promise<void> => {
		const owner = accountId ?? 'nobody'
		if (readStored(OWNER) === owner) return
		await clear(open())
		writeStored(OWNER, owner)
	},
	/** Drops what is too old, and the oldest of what is too much. */
	prune: async (): Promise<void> => {
		const all = await entries<string, KeptFact>(open())
		const oldest = Date.now() - LONGEST_MS
		const dropped = all
			.toSorted(([, a], [, b]) => b.readAt - a.readAt)
			.filter(([, { readAt }], place) => place >= MOST || readAt <= oldest)
		await delMany(
			dropped.map(([hash]) => hash),
			open(),
		)
	},
}
