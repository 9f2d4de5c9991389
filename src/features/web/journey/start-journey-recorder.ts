import { type ActorRefFrom, createActor } from 'xstate'
import { sendLeaving } from '#api/send-leaving.ts'
import { readStored, writeStored } from '#api/versioned-storage.ts'
import { coarseRoleOf } from '#domain/web/coarse-role.rules.ts'
import { journeyRecorderMachine } from '#machines/web/journey/journey-recorder.machine.ts'
import { readChoice, writeChoice } from '#machines/web/journey/journey-recorder.rules.ts'
import type { Journey } from '#machines/web/journey/journey-recorder.types.ts'
import { CHOICE_KEY } from './choice-key.ts'
import type { Traveller } from './journal.ts'
import { deviceClass, drawOf, isSignalled, keepDraw } from './visitor.ts'
import { type Early, watchJourneys } from './watch-journeys.ts'

/** ATL-02: one visitor in four. */
const SHARE = 0.25
/** As many as POST /v1/journeys takes. */
const BATCH_SIZE = 50

export type JourneyRecorder = ActorRefFrom<typeof journeyRecorderMachine>

type World = {
	/** The roles of the signed-in account, null when signed out. */
	roles: () => readonly string[] | null
	early: Early
}

const today = () => new Date().toISOString().slice(0, 10)

const roleOf = (roles: readonly string[] | null): Journey['role'] | null => {
	const role = roles ? coarseRoleOf(roles) : 'visitor'
	return role === 'staff' || role === 'analyst' ? null : role
}

const start = ({ roles, early }: World): JourneyRecorder => {
	const stored = readStored(CHOICE_KEY)
	const known = readChoice(stored)
	const traveller: Traveller = {
		role: () => roleOf(roles()),
		device: deviceClass(),
		returning: known?.choice === 'agreed' && known.day !== today(),
	}
	const draw = drawOf()
	if (known?.choice === 'agreed') keepDraw(draw)
	let unwatched = early
	let stop = () => {}
	const recorder: JourneyRecorder = createActor(
		journeyRecorderMachine.provide({
			actions: {
				storeChoice: (_, { choice }) => {
					writeStored(CHOICE_KEY, writeChoice(choice, today()))
					if (choice === 'agreed') keepDraw(draw)
				},
				startWatching: () => {
					stop = watchJourneys(traveller, unwatched, recorder)
					unwatched = []
				},
				stopWatching: () => stop(),
				sendBatch: (_, { journeys }) => sendLeaving('/journeys', { journeys }),
			},
		}),
		{ input: { stored, signalled: isSignalled(), draw, share: SHARE, batchSize: BATCH_SIZE } },
	)
	window.addEventListener('storage', ({ key }) => {
		if (key !== CHOICE_KEY) return
		const choice = readChoice(readStored(CHOICE_KEY))?.choice
		recorder.send({ type: choice === 'agreed' ? 'consent.given' : 'consent.refused' })
	})
	recorder.start()
	return recorder
}

let running: JourneyRecorder | null = null

/**
 * The recorder of this tab, created on the first call: by the consent of an earlier visit or by the
 * question at the foot of the page.
 */
export const journeyRecorder = (viewer: World): JourneyRecorder => {
	running ??= start(viewer)
	return running
}
