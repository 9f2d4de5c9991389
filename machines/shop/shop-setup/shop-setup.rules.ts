import {
	type Setting,
	type SettingsStep,
	type SetupStep,
	type ShopSettings,
	settingFaults,
	settingsOfSteps,
	setupSteps,
	tidySetting,
} from '#domain/shop/shop-settings.rules.ts'
import type { SetupFacts } from './shop-setup.types.ts'

const isSettingsStep = (step: SetupStep): step is SettingsStep => step in settingsOfSteps

/** Returns the fields of a step that are wrong as they are typed. */
export const faultsOfStep = (step: SetupStep, draft: ShopSettings): Setting[] => {
	if (!isSettingsStep(step)) return []
	const tidy = settingsOfSteps[step].map((name) => [name, tidySetting(name, draft[name])])
	return settingFaults(step, { ...draft, ...Object.fromEntries(tidy) })
}

/** Returns the first step after `step` that is not done, from the beginning if there is none. */
export const nextStep = (done: readonly SetupStep[], step: SetupStep | null): SetupStep => {
	const at = step === null ? -1 : setupSteps.indexOf(step)
	const inTurn = [...setupSteps.slice(at + 1), ...setupSteps.slice(0, at + 1)]
	return inTurn.find((one) => !done.includes(one)) ?? step ?? 'brand'
}

/** Returns what is typed and not stored. */
export const unstored = (draft: ShopSettings, { settings }: SetupFacts): Partial<ShopSettings> =>
	Object.fromEntries(
		Object.entries(draft).filter(([name, typed]) => typed !== settings[name as Setting]),
	)

/** Returns the draft after a step was stored: its fields as stored, the others as typed. */
export const draftAfter = (
	step: SetupStep,
	draft: ShopSettings,
	{ settings }: SetupFacts,
): ShopSettings => {
	if (!isSettingsStep(step)) return draft
	const stored = settingsOfSteps[step].map((name) => [name, settings[name]])
	return { ...draft, ...Object.fromEntries(stored) }
}
