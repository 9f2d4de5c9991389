import {
	type AnyActorScope,
	type AnyEventObject,
	type AnyMachineSnapshot,
	type AnyStateMachine,
	type AnyTransitionDefinition,
	createActor,
	fromTransition,
	type InspectionEvent,
} from 'xstate'
import { withAnswered } from './children.ts'

/** One microstep: the transitions it took and where it led, before the next eventless one. */
export type Microstep = { taken: AnyTransitionDefinition[]; snapshot: AnyMachineSnapshot }

/**
 * Effects of one event, down to its microsteps; `actions` are those that an actor would execute.
 */
export type Macrostep = {
	snapshot: AnyMachineSnapshot
	actions: readonly unknown[]
	microsteps: Microstep[]
}

/** Takes steps without running anything: no actor starts, no clock, no effect. */
export type Stepper = {
	start: (input: unknown) => Macrostep
	step: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => Macrostep
}

// The actors that a snapshot would start are registered with a system; a new one now and then lets
// go of them. A step that fails is taken again with a new one, for an actor's systemId may have
// been in use.
const STEPS_A_SYSTEM = 256

const nothing = () => {}

const inert = fromTransition((state: null) => state, null)

/**
 * The machine's own pure `getInitialSnapshot` and `transition`, as XState's `initialTransition` and
 * `transition` call them, but with one inert actor for many steps (they make one for each) and with
 * what XState tells inspectors: which transitions were taken.
 * @throws whatever a guard or an assign of the machine throws
 */
export const openStepper = (machine: AnyStateMachine): Stepper => {
	let actions: unknown[] = []
	let microsteps: Microstep[] = []
	let scope: AnyActorScope
	let left = 0
	const renew = () => {
		left = STEPS_A_SYSTEM
		const self = createActor(inert, { parent: createActor(inert) } as never)
		const { system } = self
		system.inspect((event: InspectionEvent) => {
			if (event.type !== '@xstate.microstep') return
			const { _transitions: taken, snapshot } = event as unknown as {
				_transitions: AnyTransitionDefinition[]
				snapshot: AnyMachineSnapshot
			}
			microsteps.push({ taken, snapshot })
		})
		scope = {
			self,
			system,
			id: '',
			sessionId: '',
			logger: nothing,
			defer: nothing,
			stopChild: nothing,
			emit: nothing,
			actionExecutor: (action: unknown) => actions.push(action),
		} as unknown as AnyActorScope
	}
	const record = (run: () => unknown): Macrostep => {
		const isFresh = left === 0
		if (isFresh) renew()
		left -= 1
		actions = []
		microsteps = []
		try {
			return { snapshot: run() as AnyMachineSnapshot, actions, microsteps }
		} catch (error) {
			left = 0
			if (isFresh) throw error
			return record(run)
		}
	}
	return {
		start: (input) => record(() => machine.getInitialSnapshot(scope as never, input as never)),
		step: (snapshot, event) => {
			const made = record(() => machine.transition(snapshot as never, event, scope as never))
			const [, id] = /^xstate\.(?:done|error)\.actor\.(.*)$/s.exec(event.type) ?? []
			return id === undefined
				? made
				: { ...made, snapshot: withAnswered(snapshot, made.snapshot, id) }
		},
	}
}
