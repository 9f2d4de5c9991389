import {
	type Setting,
	type SettingsStep,
	type SetupStep,
	type ShopSettings,
	type StartingContent,
	settingFaults,
	settingsOfSteps,
	setupSteps,
	tidySetting,
} from '#domain/shop/shop-settings.rules.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { PaymentDeps } from '#server/platform/payment/gateway.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { providersOf } from '#server/shop/payment/configured.rules.ts'
import { applySettings, settingsInUse } from './apply-settings.ts'
import { findSetup, hasBegun, lockSetup, type SetupRow, writeSetup } from './shop-setup.store.ts'

type Settings = Pick<Deps, 'db' | 'config'>

/** Returns true if the shop shows the demonstration: it is there, or wanted and was not removed. */
export const showsDemo = async ({ db, config }: Settings): Promise<boolean> => {
	const { demo } = await findSetup(db)
	return demo === 'filled' || (config.wantsDemo && demo === null)
}

/** Returns what the shop begins with; the lists for India until its owner chooses (28.1). */
export const startingContentOf = async (db: Db): Promise<StartingContent> =>
	(await findSetup(db)).content ?? 'reference'

/** Reads the stored settings and puts them to use in this process. */
export const reloadSettings = async (deps: Settings): Promise<void> =>
	applySettings(deps.config, (await findSetup(deps.db)).settings, await showsDemo(deps))

const demoOf = ({ demo }: SetupRow, { moneyMode }: Deps['config']) => {
	if (demo !== 'filled') return 'none' as const
	return moneyMode === 'live' ? ('live' as const) : ('removable' as const)
}

const doneOf = (row: SetupRow): SetupStep[] => {
	const done: Record<SetupStep, boolean> = {
		brand: row.steps.includes('brand'),
		legal: row.steps.includes('legal'),
		bank: row.steps.includes('bank'),
		contact: row.steps.includes('contact'),
		mail: row.mailTestedAt !== null,
		payments: row.paymentTestedAt !== null,
	}
	return setupSteps.filter((step) => done[step])
}

const textsOf = (settings: Partial<ShopSettings>): ShopSettings =>
	Object.fromEntries(
		Object.values(settingsOfSteps).flatMap((names) =>
			names.map((name) => [name, settings[name] ?? '']),
		),
	) as ShopSettings

/** DSK-01: the settings of the shop, what is in use without them, and the steps that are done. */
export const describeSetup = async (deps: PaymentDeps) => {
	const row = await findSetup(deps.db)
	const { config } = deps
	return {
		version: row.version,
		settings: textsOf(row.settings),
		in_use: settingsInUse(config),
		done: doneOf(row),
		demo: demoOf(row, config),
		content: { chosen: row.content ?? 'reference', is_open: !(await hasBegun(deps.db)) },
		mail: {
			is_embedded: deps.mailer.isEmbedded,
			tested_at: row.mailTestedAt?.toISOString() ?? null,
		},
		payments: {
			providers: providersOf(deps.gateways),
			mode: config.moneyMode,
			tested_at: row.paymentTestedAt?.toISOString() ?? null,
		},
	}
}

/** A step as it is handed in; `version` is the one that the person saw. */
export type SetupChange = { version: number; step: SettingsStep; settings: Partial<ShopSettings> }

const isGiven = (entry: [string, string]) => entry[1] !== ''

/**
 * Stores the settings of a step and puts them to use in every process (DSK-01). Settings of other
 * steps stay.
 * @throws Problem 409 setup-changed if somebody stored others since, 409 setup-invalid with
 * `fields`
 */
export const storeSettings = async (deps: PaymentDeps, owner: Account, change: SetupChange) => {
	const now = deps.clock()
	await deps.db.transaction(async (tx) => {
		const row = await lockSetup(tx)
		if (row.version !== change.version) throw new Problem(409, 'setup-changed')
		const names: readonly Setting[] = settingsOfSteps[change.step]
		const before = textsOf(row.settings)
		const given = Object.fromEntries(
			names.map((name) => [name, tidySetting(name, change.settings[name] ?? '')]),
		) as Partial<ShopSettings>
		const after = { ...before, ...given }
		const fields = settingFaults(change.step, after)
		if (fields.length > 0) throw new Problem(409, 'setup-invalid', undefined, { fields })
		await writeSetup(tx, {
			settings: Object.fromEntries(Object.entries(after).filter(isGiven)),
			steps: [...new Set([...row.steps, change.step])],
			version: row.version + 1,
		})
		const old = Object.fromEntries(names.map((name) => [name, before[name]]))
		const act = {
			actorId: owner.id,
			operation: 'storeSettings',
			subject: { kind: 'shop-setup', id: change.step },
			before: old,
			after: given,
		}
		await recordAct(tx, act, now)
	})
	await reloadSettings(deps)
	for (const cache of [deps.memory, deps.answers, deps.pages]) cache.forget()
	return describeSetup(deps)
}
