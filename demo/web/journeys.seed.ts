import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/open.ts'
import { journey } from '#server/web/journey/journey.tables.ts'
import { diceOf } from '../dice.ts'
import { seedId } from '../seed-id.ts'
import { weighted } from '../weighted.ts'
import { devicesOf, pauseBefore, peopleOf, startedWithin } from './journey-habits.ts'

type Step = [kind: 's' | 'e' | 'o' | 'd', leaving: number, ...transitions: number[]]
type Path = [weight: number, finished: number, ...steps: Step[]]

/**
 * demo-journeys.json, which `npm run gen:journeys` makes from the machines: paths with weights and
 * the chances in a hundred to leave.
 */
type DemoPaths = {
	transitions: string[]
	machines: Record<string, { share: number; paths: Path[] }>
	old: [machine: string, ...steps: Step[]][]
}

const COUNT = 3000

const readPaths = (): DemoPaths =>
	JSON.parse(readFileSync(new URL('../demo-journeys.json', import.meta.url), 'utf8'))

/**
 * ATL-07: a month of journeys that nobody went, as people might have: the same for the same moment,
 * marked as demo data. Each machine has one at least; the rest follow their shares.
 */
export const journeyRows = (now: Date): (typeof journey.$inferInsert)[] => {
	const { transitions, machines, old } = readPaths()
	const dice = diceOf('journeys')
	const roll = () => dice.whole(0, 999_999) / 1_000_000
	const pick = <T>(things: readonly T[], weightOf: (thing: T) => number): T =>
		things[weighted(things.map(weightOf), roll())]!
	const names = Object.keys(machines)

	const journeyOf = (machine: string, [, finished, ...steps]: Path, n: number) => {
		const [role] = pick(peopleOf(machine), ([, share]) => share)
		const [device] = pick(devicesOf(role), ([, share]) => share)
		const returning = roll() < (role === 'visitor' ? 0.3 : 0.6)
		const haste = (device === 'phone' ? 1.2 : 1) * (returning ? 0.8 : 1.2)
		const leftAt = steps.findIndex(([, leaving]) => roll() * 100 < leaving * haste)
		const gone = leftAt < 0 ? steps : steps.slice(0, leftAt)
		return {
			id: seedId('journey', String(n)),
			machine,
			startedAt: startedWithin(now, roll),
			role,
			device,
			returning,
			demo: true,
			ended: leftAt < 0 && finished === 1 ? ('done' as const) : ('left' as const),
			steps: gone.map(([kind, , ...taken]): [string[], number] => {
				const ids = taken.map((place) => transitions[place]!)
				return [ids, pauseBefore(kind, ids, roll)]
			}),
		}
	}

	const ordinary = Array.from({ length: COUNT }, (_, n) => {
		const machine = names[n] ?? pick(names, (name) => machines[name]!.share)
		return journeyOf(
			machine,
			pick(machines[machine]!.paths, ([weight]) => weight),
			n,
		)
	})
	const outdated = old.map(([machine, ...steps], i) => {
		const whole = steps.map(([kind, , ...taken]): Step => [kind, 0, ...taken])
		return journeyOf(machine, [1, 0, ...whole], COUNT + i)
	})
	return [...ordinary, ...outdated]
}

/**
 * Fills the table in one statement with one parameter: three thousand rows in a fraction of the
 * time that nine parameters a row take.
 */
export const seedJourneys = async (db: Db, now: Date): Promise<void> => {
	const rows = journeyRows(now).map(({ startedAt, ...row }) => ({ ...row, started_at: startedAt }))
	await db.execute(
		sql`insert into ${journey} select * from jsonb_populate_recordset(null::journey, ${JSON.stringify(rows)}::jsonb)`,
	)
}
